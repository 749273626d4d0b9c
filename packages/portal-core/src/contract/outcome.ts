import type { MessageKey } from '../messages/en.ts';

/** What the screen does besides showing a text; the portal maps each effect to a function. */
export type Effect =
  | 'resetForm'
  | 'clearAnswer'
  | 'newCaptcha'
  | 'clearOtp'
  /** The verification of a mobile number has expired and can be repeated. */
  | 'proofLapsed'
  | 'signOut'
  | 'toLogin'
  | 'toRoot'
  /** The service has already received other content under this idempotency key. */
  | 'received'
  | 'silent'
  /** The list is empty; this is not a failure. */
  | 'empty'
  | 'closePanel'
  /** Another user saved a newer version. */
  | 'conflict';

/**
 * Where a failure without its own message is shown: in a popup for a call that a user
 * started, in place of the missing content with a retry button, or only in the browser's log for a
 * background call (decisions, section 12).
 */
export type FailureDisplay = 'popup' | 'inPlace' | 'log';

/** What one status of one call means to the user. */
export interface Outcome {
  /** The text to show. */
  message?: MessageKey;
  /** Show the message from the server if there is one. */
  showsServerMessage?: boolean;
  /** Without an answer: show the text of the error; `say` only stands in for an empty one. */
  showsErrorText?: boolean;
  /** A second text below it: what still works and what to do next. */
  help?: MessageKey;
  /** The text has a placeholder for the remaining minutes of an account lock. */
  values?: 'minutesLeft';
  effects?: readonly Effect[];
}

/**
 * Outcomes of a call by status; `other` is any other status, `network` no answer at all, `signature` an
 * answer whose hash is wrong.
 */
export type Outcomes = Readonly<Record<number, Outcome>> & {
  other?: Outcome;
  network?: Outcome;
  signature?: Outcome;
};

/** A row of the table: the outcomes of a call, and where its general failures are shown. */
export type CallOutcomes = Outcomes & { failure: FailureDisplay };
