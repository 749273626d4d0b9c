import type { ActivityAction } from '../schemas/account/activity.ts';

/** What the session knew of its user before the call; empty texts for a visitor. */
export type UserBefore = Readonly<Record<'fullName' | 'emailId' | 'mobileNo', string>>;

/** Which action of its user a call records (spec 3), and with what remark. */
export interface CallRecord<In = never, Answer = never> {
  readonly action: ActivityAction;
  /** A fixed text, or one of the input and the answer: undefined when the call was no action of the user. */
  readonly remark: string | ((input: In, answer: Answer, before: UserBefore) => string | undefined);
  /** Fields of the user that the call changes: listed when they are other ones than before. */
  readonly changes?: readonly (keyof UserBefore)[];
  /** The call ends the session, so that its record is sent before it, without an answer. */
  readonly endsSession?: true;
}

type AnswerWith<Key extends string> =
  { status: number } | { status: 200; result: Readonly<Record<Key, string>> };

/** Returns a text of a result, for example the number of an application. */
export const resultText = <Key extends string>(answer: AnswerWith<Key>, key: Key) =>
  'result' in answer ? answer.result[key] : undefined;

/** Returns what was searched for: the values that are filled in, in order; undefined when none is. */
export const searchText = (...values: readonly unknown[]): string | undefined =>
  values
    .filter((value) => value !== undefined && value !== '')
    .map(String)
    .join(' ') || undefined;
