import { Button, Dialog } from '@temple-land/ui';
import { useText } from '../../i18n/useText.ts';

/** What the question before a change takes. */
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
  const { t } = useText();
  return (
    <Dialog
      isOpen={props.isAsked}
      onClose={props.onCancel}
      role="alertdialog"
      title={props.title}
      description={props.text}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button data-initial-focus onClick={props.onCancel}>
            {t('admin.cancel')}
          </Button>
          <Button kind="danger" isPending={props.isPending} onClick={props.onDo}>
            {props.doLabel}
          </Button>
        </>
      }
    />
  );
}
