import { Button, Dialog } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';

/** The props of `Question`. */
export interface QuestionProps {
  isAsked: boolean;
  title: string;
  text: string;
  /** What the button says that does it. */
  doLabel: string;
  isPending: boolean;
  onDo: () => void;
  onCancel: () => void;
}

/** Asks before something is done that others feel; to leave it is the first choice. */
export function Question(props: QuestionProps) {
  const { t } = useTranslation(['admin', 'common', 'specification']);
  return (
    <Dialog
      isOpen={props.isAsked}
      onClose={props.onCancel}
      role="alertdialog"
      title={props.title}
      description={props.text}
      closeLabel={t('common:shell.close')}
      footer={
        <>
          <Button data-initial-focus onClick={props.onCancel}>
            {t('cancel')}
          </Button>
          <Button kind="danger" isPending={props.isPending} onClick={props.onDo}>
            {props.doLabel}
          </Button>
        </>
      }
    />
  );
}
