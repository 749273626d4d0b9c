import { Alert, type AlertTone } from '@temple-land/ui';
import { useTranslation } from 'react-i18next';
import { helpOf, isErrorText, useSaid } from '../i18n/useSaid.ts';
import type { Said } from '../state/said.ts';
import * as styles from './OutcomeMessage.css.ts';

/** What an outcome's message takes. */
export interface OutcomeMessageProps {
  /** What to say; nothing is drawn without it. */
  said: Said | undefined;
  tone?: AlertTone;
}

/**
 * Shows what a call's outcome says to the user, in the specification's words, spaces included. What to do
 * while the service does not answer is said once, at the top of the page.
 */
export function OutcomeMessage({ said, tone = 'danger' }: OutcomeMessageProps) {
  const text = useTranslation(['common', 'specification']);
  const wordsOf = useSaid();
  if (said === undefined) return null;
  const title = isErrorText(said) ? { title: text.t('specification:help.unavailable.title') } : {};
  const help = said.help === 'help.unavailable' ? undefined : helpOf(said, text);
  return (
    <>
      <Alert tone={tone} {...title}>
        <p className={styles.words}>{wordsOf(said)}</p>
      </Alert>
      {help && <p className={styles.help}>{help}</p>}
    </>
  );
}
