import type { MessageKey } from '../messages/en.ts';

/** What the screen does beside showing a text; the portal runs these from one map. */
export type Effect =
  | 'resetForm'
  | 'clearAnswer'
  | 'newCaptcha'
  | 'clearOtp'
  /** The proof of a number is no longer valid; it can be proved again. */
  | 'proofLapsed'
  | 'signOut'
  | 'toLogin'
  | 'toRoot'
  /** The service has what was sent first, with other content. */
  | 'received'
  | 'silent'
  /** There is nothing to list: no failure. */
  | 'empty'
  | 'closePanel'
  /** Somebody else saved meanwhile. */
  | 'conflict';

/**
 * Where a failure is told that has no words of the call's own: over the page for a call that somebody
 * pressed, in the place of what was asked for with a retry, or in the browser's log for a call that
 * nobody waits for (decisions, section 12).
 */
export type FailurePlace = 'popup' | 'inPlace' | 'log';

/** What one status of one call means to the user. */
export interface Outcome {
  /** The text to show. */
  say?: MessageKey;
  /** Show the message that the server sent, when it sent one. */
  sayServer?: boolean;
  /** Without an answer: show the error text itself; `say` only stands in for an empty one. */
  sayError?: boolean;
  /** What still works and what to do next, under the text. */
  help?: MessageKey;
  /** The text has a place for the minutes left of a lock. */
  with?: 'minutesLeft';
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

/** A row of the table: the outcomes of a call, and where its general failures are told. */
export type CallOutcomes = Outcomes & { failure: FailurePlace };
