import { lt, ne, type Column } from 'drizzle-orm';
import { reviewDays, type ReviewedList } from '@temple-land/portal-core';
import { contacts } from '../../db/schema/administration.ts';
import { signIns } from '../../db/schema/account.ts';
import { faqs, notices } from '../../db/schema/content.ts';

const dayMs = 86_400_000;

/** The condition that a sign-in was refused. */
export const isSignInFailed = ne(signIns.outcome, 'signedIn');

/** The tables of the content that is reviewed, and what names a record. */
export const reviewedTables = {
  notification: { table: notices, title: notices.title, or: notices.titleOr, hi: notices.titleHi },
  faq: { table: faqs, title: faqs.question, or: faqs.questionOr, hi: faqs.questionHi },
  contact: {
    table: contacts,
    title: contacts.office,
    or: contacts.officeOr,
    hi: contacts.officeHi,
  },
} as const satisfies Record<ReviewedList, object>;

/** Returns the condition that a record has not been saved for `reviewDays`. */
export const isDueForReview = ({ reviewedOn }: { reviewedOn: Column }, now: Date) =>
  lt(reviewedOn, new Date(now.getTime() - reviewDays * dayMs));
