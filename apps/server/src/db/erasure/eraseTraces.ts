import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { toLookup } from '../../ports/fieldKeys.ts';
import type { Database } from '../database.ts';
import {
  attempts,
  codes,
  outbox,
  registrationTickets,
  sessions,
  signIns,
  users,
} from '../schema/account.ts';
import { queries } from '../schema/administration.ts';
import { drafts, reportFollowers } from '../schema/applicationDetails.ts';
import { tenderQuestions } from '../schema/auctions.ts';
import { notifications } from '../schema/content.ts';
import { channelChoices, deliveries } from '../schema/deliveries.ts';
import { documentTickets } from '../schema/documents.ts';
import { emailChanges } from '../schema/emailChanges.ts';
import { factors, recoveryCodes, secondSteps } from '../schema/factors.ts';
import { idempotencyKeys } from '../schema/idempotency.ts';
import { accessLedger, browserActivities, consents } from '../schema/ledger.ts';
import { letterOpenings } from '../schema/letters.ts';
import { digestChoices, digests, inboxViews } from '../schema/officeWork.ts';
import { oneTimePasswords } from '../schema/oneTimePasswords.ts';
import { pageReports } from '../schema/pageReports.ts';
import { pendingChanges } from '../schema/pendingChanges.ts';
import { personalDetails } from '../schema/personalDetails.ts';
import { personalCodes, representations } from '../schema/representation.ts';
import { watches } from '../schema/watches.ts';
import { eraseCorrections } from './eraseCorrections.ts';
import { toErasedLogin } from './erasedAccount.ts';
import { erasedName, type Identifiers } from './redactRows.ts';
import type { Tally } from './tally.ts';

type User = typeof users.$inferSelect;

/** The tables of which every row of a user is deleted, with the column of the user. */
const ownRows: readonly (readonly [PgTable, PgColumn])[] = [
  [sessions, sessions.userId],
  [signIns, signIns.userId],
  [secondSteps, secondSteps.userId],
  [factors, factors.userId],
  [recoveryCodes, recoveryCodes.userId],
  [oneTimePasswords, oneTimePasswords.userId],
  [emailChanges, emailChanges.userId],
  [personalDetails, personalDetails.userId],
  [personalCodes, personalCodes.userId],
  [consents, consents.userId],
  [accessLedger, accessLedger.subjectId],
  [representations, representations.personId],
  [watches, watches.userId],
  [drafts, drafts.userId],
  [deliveries, deliveries.userId],
  [channelChoices, channelChoices.userId],
  [notifications, notifications.userId],
  [queries, queries.userId],
  [idempotencyKeys, idempotencyKeys.userId],
  [documentTickets, documentTickets.userId],
  [browserActivities, browserActivities.userId],
  [reportFollowers, reportFollowers.userId],
  [letterOpenings, letterOpenings.userId],
  [digestChoices, digestChoices.userId],
  [digests, digests.userId],
  [inboxViews, inboxViews.userId],
];

/** Deletes rows, and counts them. */
export async function deleteRows(
  tx: Database,
  tally: Tally,
  table: PgTable,
  where: SQL | undefined,
): Promise<void> {
  const rows = await tx
    .delete(table)
    .where(where)
    .returning({ row: sql`1` });
  tally.add('deleted', table, rows.length);
}

/** Deletes what is found by the mobile number only: codes, counters, tickets and messages of a demo. */
async function deleteByMobile(tx: Database, tally: Tally, mobile: string): Promise<void> {
  if (mobile === '') return;
  const contains = sql`position(${toLookup(mobile)} in ${attempts.subject}) > 0`;
  await deleteRows(tx, tally, attempts, contains);
  await deleteRows(tx, tally, codes, eq(codes.mobile, mobile));
  await deleteRows(tx, tally, outbox, eq(outbox.mobile, mobile));
  await deleteRows(tx, tally, registrationTickets, eq(registrationTickets.mobile, mobile));
}

/** Removes the contact of reports about pages that is the number or address of the person. */
async function removeContacts(tx: Database, tally: Tally, { mobile, email }: Identifiers) {
  const own = new Set([mobile, email.toLowerCase()].filter((contact) => contact !== ''));
  const rows = await tx
    .select({ id: pageReports.id, contact: pageReports.contact })
    .from(pageReports);
  const ids = rows.filter(({ contact }) => own.has(contact.toLowerCase())).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(pageReports).set({ contact: '' }).where(inArray(pageReports.id, ids));
  tally.add('anonymised', pageReports, ids.length);
}

async function anonymiseChanges(tx: Database, tally: Tally, userId: number, now: Date) {
  await tx
    .update(pendingChanges)
    .set({ state: 'withdrawn', decidedOn: now })
    .where(and(eq(pendingChanges.userId, userId), eq(pendingChanges.state, 'waiting')));
  const rows = await tx
    .update(pendingChanges)
    .set({ before: {}, after: {}, reason: erasedName, remark: '' })
    .where(eq(pendingChanges.userId, userId))
    .returning({ id: pendingChanges.id });
  tally.add('anonymised', pendingChanges, rows.length);
}

/** Replaces the account by one without personal data, into which nobody can log in. */
async function replaceAccount(tx: Database, tally: Tally, { id }: User): Promise<void> {
  const version = sql`${users.version} + 1`;
  await tx
    .update(users)
    .set({
      loginId: toErasedLogin(id),
      fullName: erasedName,
      designation: '',
      mobile: '',
      email: '',
      passwordHash: '',
      isBlocked: 1,
      language: 'en',
      isDark: false,
      pageLanguage: '',
      textSize: null,
      version,
    })
    .where(eq(users.id, id));
  tally.add('anonymised', users, 1);
}

/** Deletes everything around an account, and replaces the account itself. */
export async function eraseTraces(
  tx: Database,
  tally: Tally,
  user: User,
  now: Date,
): Promise<void> {
  for (const [table, column] of ownRows) await deleteRows(tx, tally, table, eq(column, user.id));
  const isUnanswered = and(eq(tenderQuestions.askedBy, user.id), isNull(tenderQuestions.answer));
  await deleteRows(tx, tally, tenderQuestions, isUnanswered);
  await deleteByMobile(tx, tally, user.mobile);
  await removeContacts(tx, tally, user);
  await anonymiseChanges(tx, tally, user.id, now);
  await eraseCorrections(tx, tally, user.id);
  await replaceAccount(tx, tally, user);
}
