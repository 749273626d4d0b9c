import { asc, eq } from 'drizzle-orm';
import type { ReportAddition } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { reportFollowers } from '../schema/applicationDetails.ts';

/** Adds a follower with the added words; returns false when that person follows the report already. */
export async function addFollower(
  db: Database,
  follower: typeof reportFollowers.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(reportFollowers).values(follower).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Returns the ids of the people who follow a report. */
export async function listFollowerIds(db: Database, applicationId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: reportFollowers.userId })
    .from(reportFollowers)
    .where(eq(reportFollowers.applicationId, applicationId));
  return rows.map(({ userId }) => userId);
}

/** Returns what followers added to a report, oldest first, without their names. */
export async function listAdditions(
  db: Database,
  applicationId: number,
): Promise<ReportAddition[]> {
  const rows = await db
    .select({ at: reportFollowers.at, description: reportFollowers.description })
    .from(reportFollowers)
    .where(eq(reportFollowers.applicationId, applicationId))
    .orderBy(asc(reportFollowers.at));
  return rows.map(({ at, description }) => ({ at: at.toISOString(), description }));
}
