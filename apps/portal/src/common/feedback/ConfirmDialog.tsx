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
  /** Whether it is no harm to go on; the button is red otherwise. Default false. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A confirmation dialog; Cancel has the initial focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation(['common', 'specification']);
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
            {t('common:cancel')}
          </Button>
          <Button
            kind={props.isHarmless === true ? 'primary' : 'danger'}
            isPending={props.isPending}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    />
  );
}
