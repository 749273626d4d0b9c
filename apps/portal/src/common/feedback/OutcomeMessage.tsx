import { Alert, type AlertTone } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { getHelpText, isTechnicalMessage, useMessageText } from '../../i18n/useMessageText.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import * as styles from './OutcomeMessage.css.ts';

/** The props of `OutcomeMessage`. */
export interface OutcomeMessageProps {
  /** What to say; nothing is drawn without it. */
  message: UserMessage | undefined;
  tone?: AlertTone;
}

/**
 * Shows what a call's outcome says to the user, in the specification's words, spaces included. What to do
 * while the service does not answer is said once, at the top of the page.
 */
export function OutcomeMessage({ message, tone = 'danger' }: OutcomeMessageProps) {
  const text = useTranslation(['common', 'specification']);
  const toText = useMessageText();
  if (message === undefined) return null;
  const title = isTechnicalMessage(message)
    ? { title: text.t('specification:help.unavailable.title') }
    : {};
  const help = message.help === 'help.unavailable' ? undefined : getHelpText(message, text);
  return (
    <>
      <Alert tone={tone} {...title}>
        <p className={styles.words}>{toText(message)}</p>
      </Alert>
      {help && <p className={styles.help}>{help}</p>}
    </>
  );
}
