import type { Said } from '../state/said.ts';
import { AskAgain } from './AskAgain.tsx';
import { OutcomeMessage } from './OutcomeMessage.tsx';
import { stack } from './surface.css.ts';

/** What a failed question to the service takes. */
export interface TryAgainProps {
  /** What the outcome says; nothing is drawn without it. */
  said: Said | undefined;
  /** Asks the same again. */
  onAgain: () => unknown;
}

/** Says why something could not be fetched, with a button under it that asks again. */
export function TryAgain({ said, onAgain }: TryAgainProps) {
  if (said === undefined) return null;
  return (
    <div className={stack}>
      <OutcomeMessage said={said} />
      <AskAgain onAgain={onAgain} />
    </div>
  );
}
