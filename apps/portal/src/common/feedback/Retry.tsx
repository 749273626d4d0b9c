import { Stack } from '@temple-land/ui';
import type { UserMessage } from '../../state/userMessage.ts';
import { RetryButton } from './RetryButton.tsx';
import { OutcomeMessage } from './OutcomeMessage.tsx';

/** The props of `Retry`. */
export interface RetryProps {
  /** The message of the outcome; nothing is rendered without one. */
  message: UserMessage | undefined;
  /** Sends the same call again. */
  onRetry: () => unknown;
}

/** The message of a failed query with a retry button below. */
export function Retry({ message, onRetry }: RetryProps) {
  if (message === undefined) return null;
  return (
    <Stack>
      <OutcomeMessage message={message} />
      <RetryButton onRetry={onRetry} />
    </Stack>
  );
}
