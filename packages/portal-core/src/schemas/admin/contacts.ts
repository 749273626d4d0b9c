import * as v from 'valibot';
import { contactReasonMax } from '../../constants.ts';
import { answer, filled, Id } from '../common.ts';

/** The reasons for which contact details are shown, each also a purpose in the ledger of accesses. */
export const contactReasons = ['callBack', 'checkIdentity', 'correctData', 'complaint'] as const;
export type ContactReason = (typeof contactReasons)[number];

export const ContactRequest = v.object({
  /** What has the contact details: an account, a question, a report about a page or a change that waits. */
  record: v.picklist(['user', 'question', 'pageReport', 'change']),
  id: Id,
  reason: v.picklist(contactReasons),
  /** What the reason is in this case, stored in the audit trail. */
  note: filled(contactReasonMax),
});
/** The contact details of a record; those that it does not have are empty. */
export const ContactDetails = v.object({
  mobileNo: v.string(),
  emailId: v.string(),
  /** The contact as its author wrote it. */
  contact: v.string(),
  /** The postal address and the nominee of a citizen; absent for all others. */
  address: v.optional(v.string()),
  nominee: v.optional(v.string()),
});
export type ContactDetails = v.InferOutput<typeof ContactDetails>;
export const ContactAnswer = answer(ContactDetails);
