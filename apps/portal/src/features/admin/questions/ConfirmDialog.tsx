import { Button, Dialog } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** The label of the confirm button. */
  confirmLabel: string;
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A confirmation dialog; Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onCancel}
      role="alertdialog"
      title={props.title}
      description={props.text}
      footer={
        <>
          <Button data-initial-focus onClick={props.onCancel}>
            {t('cancel')}
          </Button>
          <Button kind="danger" isPending={props.isPending} onClick={props.onConfirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
