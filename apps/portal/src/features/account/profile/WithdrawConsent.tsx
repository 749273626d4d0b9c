import { Button, Dialog } from '@temple-land/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainList } from '../../../common/form/formPage.css.ts';
import type { Consent } from './useConsent.ts';

/** The button that withdraws consent after a confirmation that explains the consequences. */
export function WithdrawConsent({ withdrawal }: Pick<Consent, 'withdrawal'>) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  const [isConfirming, setIsConfirming] = useState(false);
  const confirm = () => withdrawal.start(() => setIsConfirming(false));
  return (
    <>
      <Button onClick={() => setIsConfirming(true)}>{t('consent.withdraw')}</Button>
      <Dialog
        isOpen={isConfirming}
        onOpenChange={() => setIsConfirming(false)}
        role="alertdialog"
        title={t('consent.withdraw.title')}
        description={t('consent.withdraw.text')}
        footer={
          <>
            <Button data-initial-focus onClick={() => setIsConfirming(false)}>
              {t('consent.keep')}
            </Button>
            <Button kind="danger" isPending={withdrawal.isPending} onClick={confirm}>
              {t('consent.withdraw')}
            </Button>
          </>
        }
      >
        <ul className={plainList}>
          <li>{t('consent.withdraw.new')}</li>
          <li>{t('consent.withdraw.begun')}</li>
          <li>{t('consent.withdraw.sent')}</li>
          <li>{t('consent.withdraw.law')}</li>
          <li>{t('consent.withdraw.again')}</li>
        </ul>
      </Dialog>
    </>
  );
}
