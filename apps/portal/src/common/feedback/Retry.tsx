import type { UserMessage } from '../../state/userMessage.ts';
import { RetryButton } from './RetryButton.tsx';
import { OutcomeMessage } from './OutcomeMessage.tsx';
import { stack } from '../page/surface.css.ts';

/** The props of `Retry`. */
export interface RetryProps {
  /** What the outcome says; nothing is drawn without it. */
  message: UserMessage | undefined;
  /** Asks the same again. */
  onRetry: () => unknown;
}

/** Says why something could not be fetched, with a button under it that asks again. */
export function Retry({ message, onRetry }: RetryProps) {
  if (message === undefined) return null;
  return (
    <div className={stack}>
      <OutcomeMessage message={message} />
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
