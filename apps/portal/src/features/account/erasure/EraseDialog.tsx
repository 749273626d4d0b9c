import { Button, Dialog } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { plainList } from '../../../common/form/formPage.css.ts';

/** The props of `EraseDialog`. */
export interface EraseDialogProps {
  isOpen: boolean;
  /** The days in which the request can be taken back. */
  days: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what an erasure does before the code is sent. */
export function EraseDialog({ isOpen, days, onConfirm, onCancel }: EraseDialogProps) {
  const { t } = useTranslation(['account', 'common', 'specification']);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onCancel}
      role="alertdialog"
      title={t('erasure.confirm.title')}
      description={t('erasure.confirm.text')}
      footer={
        <>
          <Button data-initial-focus onClick={onCancel}>
            {t('erasure.confirm.keep')}
          </Button>
          <Button kind="danger" onClick={onConfirm}>
            {t('erasure.confirm.send')}
          </Button>
        </>
      }
    >
      <ul className={plainList}>
        <li>{t('erasure.confirm.data')}</li>
        <li>{t('erasure.confirm.back', { count: days })}</li>
        <li>{t('erasure.confirm.end')}</li>
        <li>{t('erasure.confirm.proof')}</li>
      </ul>
    </Dialog>
  );
}
