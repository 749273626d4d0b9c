import { Alert, visuallyHidden, type AlertTone } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { getHelpText, isTechnicalMessage, useMessageText } from '../../i18n/useMessageText.ts';
import type { UserMessage } from '../../state/userMessage.ts';
import * as styles from './OutcomeMessage.css.ts';

/** The props of `OutcomeMessage`. */
export interface OutcomeMessageProps {
  /** The message; nothing is rendered without one. */
  message: UserMessage | undefined;
  tone?: AlertTone;
  /** What the message is about, for a screen reader. */
  part?: string | undefined;
}

/**
 * Shows the message of a call's outcome, with the spaces of the catalogue. The hint for an unavailable service is shown
 * by the outage notice only.
 */
export function OutcomeMessage({ message, tone = 'danger', part }: OutcomeMessageProps) {
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
        {part !== undefined && <p className={visuallyHidden}>{part}</p>}
        <p className={styles.text}>{toText(message)}</p>
      </Alert>
      {help && <p className={styles.help}>{help}</p>}
    </>
  );
}
