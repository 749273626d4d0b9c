import { and, asc, desc, eq, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { getRetentionLimit, type Input } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { users } from '../../db/schema/account.ts';
import { pageReports } from '../../db/schema/pageReports.ts';

/** Adds a report about a page. */
export async function addPageReport(
  db: Database,
  report: typeof pageReports.$inferInsert,
): Promise<void> {
  await db.insert(pageReports).values(report);
}

/** Returns a page of reports with the names of those who closed them: open ones oldest first, closed ones newest first. */
export async function listPageReports(db: Database, request: Input<'pageReportList'>) {
  const { isOpen, pageNumber, pageSize } = request;
  const where = isOpen ? isNull(pageReports.closedOn) : isNotNull(pageReports.closedOn);
  const order = isOpen ? asc(pageReports.reportedOn) : desc(pageReports.closedOn);
  const rows = await db
    .select({ report: pageReports, closedBy: users.fullName })
    .from(pageReports)
    .leftJoin(users, eq(users.id, pageReports.closedBy))
    .where(where)
    .orderBy(order, asc(pageReports.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize);
  return { rows, total: await db.$count(pageReports, where) };
}

/** Closes an open report; returns why it could not be closed otherwise. */
export async function closePageReport(
  db: Database,
  reportId: number,
  by: number,
  now: Date,
): Promise<'closed' | 'missing' | 'alreadyClosed'> {
  const own = eq(pageReports.id, reportId);
  const rows = await db
    .update(pageReports)
    .set({ closedOn: now, closedBy: by })
    .where(and(own, isNull(pageReports.closedOn)))
    .returning({ id: pageReports.id });
  if (rows.length > 0) return 'closed';
  return (await db.$count(pageReports, own)) === 0 ? 'missing' : 'alreadyClosed';
}

/** Deletes the contacts of reports that were closed 90 days ago. */
export async function deleteOldReportContacts(db: Database, now: Date): Promise<void> {
  const oldest = getRetentionLimit('pageReportContacts', now);
  await db
    .update(pageReports)
    .set({ contact: '' })
    .where(and(lt(pageReports.closedOn, oldest), ne(pageReports.contact, '')));
}
