import { Button, Dialog } from '@temple-land/ui';
import { useState } from 'react';
import { plainList } from '../../blocks/formPage.css.ts';
import { useText } from '../../i18n/useText.ts';

/** What withdrawing consent takes. */
export interface WithdrawConsentProps {
  isUnderWay: boolean;
  onWithdraw: () => Promise<unknown>;
}

/** Withdraws consent after it was said in plain words what that means. */
export function WithdrawConsent({ isUnderWay, onWithdraw }: WithdrawConsentProps) {
  const { t } = useText();
  const [isAsked, setIsAsked] = useState(false);
  const confirm = async () => {
    await onWithdraw();
    setIsAsked(false);
  };
  return (
    <>
      <Button onClick={() => setIsAsked(true)}>{t('account.consent.withdraw')}</Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        role="alertdialog"
        title={t('account.consent.withdraw.title')}
        description={t('account.consent.withdraw.text')}
        closeLabel={t('shell.close')}
        footer={
          <>
            <Button data-initial-focus onClick={() => setIsAsked(false)}>
              {t('account.consent.keep')}
            </Button>
            <Button kind="danger" isPending={isUnderWay} onClick={() => void confirm()}>
              {t('account.consent.withdraw')}
            </Button>
          </>
        }
      >
        <ul className={plainList}>
          <li>{t('account.consent.withdraw.new')}</li>
          <li>{t('account.consent.withdraw.begun')}</li>
          <li>{t('account.consent.withdraw.sent')}</li>
          <li>{t('account.consent.withdraw.law')}</li>
          <li>{t('account.consent.withdraw.again')}</li>
        </ul>
      </Dialog>
    </>
  );
}
