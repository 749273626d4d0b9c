import { Alert, type AlertTone } from '@temple-land/ui';
import { useSaid } from '../i18n/useSaid.ts';
import type { Said } from '../state/said.ts';
import * as styles from './OutcomeMessage.css.ts';

/** What an outcome's message takes. */
export interface OutcomeMessageProps {
  /** What to say; nothing is drawn without it. */
  said: Said | undefined;
  tone?: AlertTone;
}

/** Shows what a call's outcome says to the user, in the specification's words, spaces included. */
export function OutcomeMessage({ said, tone = 'danger' }: OutcomeMessageProps) {
  const wordsOf = useSaid();
  if (said === undefined) return null;
  return (
    <Alert tone={tone}>
      <p className={styles.words}>{wordsOf(said)}</p>
    </Alert>
  );
}
