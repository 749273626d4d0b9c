import type { ActivityAction } from '../schemas/account/activity.ts';

/** The user's details in the session before the call; empty strings for a visitor. */
export type UserSnapshot = Readonly<Record<'fullName' | 'emailId' | 'mobileNo', string>>;

/** The user action that a call records (spec 3), with its remark. */
export interface CallRecord<In = never, Answer = never> {
  readonly action: ActivityAction;
  /** A fixed text, or a function of input and answer that returns undefined when the call is not a user action. */
  readonly remark:
    string | ((input: In, answer: Answer, before: UserSnapshot) => string | undefined);
  /** Fields of the user that the call can change; the record lists those with a new value. */
  readonly changes?: readonly (keyof UserSnapshot)[];
  /** The call ends the session, so its record is sent first, without an answer. */
  readonly endsSession?: true;
}

type AnswerWith<Key extends string> =
  { status: number } | { status: 200; result: Readonly<Record<Key, string>> };

/** Returns a text field of the result, for example an application number; undefined without a result. */
export const resultText = <Key extends string>(answer: AnswerWith<Key>, key: Key) =>
  'result' in answer ? answer.result[key] : undefined;

/** Joins the search values that are filled in; undefined when all are empty. */
export const searchText = (...values: readonly unknown[]): string | undefined =>
  values
    .filter((value) => value !== undefined && value !== '')
    .map(String)
    .join(' ') || undefined;
