import * as v from 'valibot';
import { answer, filled, Id, keyed, Moment } from '../common.ts';

/** The longest message, in characters. */
export const messageMaxLength = 2000;

/** What applicant or office wrote about an application. */
export const ApplicationMessage = v.object({
  messageId: Id,
  isOfOffice: v.boolean(),
  /** Whether the caller wrote it. */
  isOwn: v.boolean(),
  /** The role of an author of the office; empty for the applicant, whose name is in no message. */
  role: v.string(),
  text: v.string(),
  sentOn: Moment,
  /** When the other side first opened it; null until then. */
  readOn: v.nullable(Moment),
});
export type ApplicationMessage = v.InferOutput<typeof ApplicationMessage>;

export const MessageListRequest = v.object({ applicationId: Id });
export const MessageListAnswer = answer(
  v.object({
    /** Oldest first. */
    messages: v.array(ApplicationMessage),
    /** Whether the caller may write now. */
    mayWrite: v.boolean(),
  }),
);

export const MessageSendRequest = v.object({
  applicationId: Id,
  text: filled(messageMaxLength),
  ...keyed,
});
