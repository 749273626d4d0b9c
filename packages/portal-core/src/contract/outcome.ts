import type { MessageKey } from '../messages/en.ts';

/** What the screen does beside showing a text; the portal runs these from one map. */
export type Effect =
  | 'resetForm'
  | 'clearAnswer'
  | 'newCaptcha'
  | 'clearOtp'
  | 'signOut'
  | 'toLogin'
  | 'toRoot'
  | 'silent'
  /** The text is written to the browser's log and shown to nobody. */
  | 'logged';

/** What one status of one call means to the user. */
export interface Outcome {
  /** The text to show. */
  say?: MessageKey;
  /** Show the message that the server sent, when it sent one. */
  sayServer?: boolean;
  /** Without an answer: show the error text itself; `say` only stands in for an empty one. */
  sayError?: boolean;
  /** The text has a place for the minutes left of a lock. */
  with?: 'minutesLeft';
  effects?: readonly Effect[];
}

/** Outcomes of a call by status; `other` is any other status, `network` no answer at all. */
export type Outcomes = Readonly<Record<number, Outcome>> & { other?: Outcome; network?: Outcome };
