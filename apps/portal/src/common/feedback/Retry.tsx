import { Stack } from '@temple-land/ui';
import type { UserMessage } from '../../state/userMessage.ts';
import { RetryButton } from './RetryButton.tsx';
import { OutcomeMessage } from './OutcomeMessage.tsx';

/** The props of `Retry`. */
export interface RetryProps {
  /** The message of the outcome; nothing is rendered without one. */
  message: UserMessage | undefined;
  /** The part of the page that failed, told to a screen reader where several parts can fail with the same message. */
  part?: string;
  /** Sends the same call again. */
  onRetry: () => unknown;
}

/** The message of a failed query with a retry button below. */
export function Retry({ message, part, onRetry }: RetryProps) {
  if (message === undefined) return null;
  return (
    <Stack>
      <OutcomeMessage message={message} part={part} />
      <RetryButton onRetry={onRetry} />
    </Stack>
  );
}
