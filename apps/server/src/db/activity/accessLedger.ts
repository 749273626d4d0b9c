import { toIndianDate } from '@temple-land/portal-core';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { accessLedger } from '../schema/ledger.ts';

/** Somebody reads a record about another person. */
export interface RecordAccess {
  subjectId: number;
  readerId: number;
  /** Which record: `profile`, or the number of an application. */
  record: string;
  /** What for: the work in which it is read. */
  purpose: 'administration' | 'decision' | 'document' | 'reporter';
}

/** Writes down readings of other people's records; the own record is nobody's business but one's own. */
export async function recordAccess(
  db: Database,
  readings: readonly RecordAccess[],
  now: Date,
): Promise<void> {
  const day = toIndianDate(now);
  const rows = readings
    .filter(({ subjectId, readerId }) => subjectId !== readerId)
    .map((reading) => ({ ...reading, day, firstOn: now, lastOn: now }));
  if (rows.length === 0) return;
  await db
    .insert(accessLedger)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        accessLedger.subjectId,
        accessLedger.readerId,
        accessLedger.record,
        accessLedger.purpose,
        accessLedger.day,
      ],
      set: { times: sql`${accessLedger.times} + 1`, lastOn: sql`excluded.last_on` },
    });
}

/** Writes down that somebody read applications, for their applicants to see. */
export async function recordApplicationAccess(
  db: Database,
  readerId: number,
  applicationIds: readonly number[],
  now: Date,
): Promise<void> {
  if (applicationIds.length === 0) return;
  const rows = await db
    .select({ subjectId: applications.applicantId, record: applications.number })
    .from(applications)
    .where(inArray(applications.id, [...applicationIds]));
  const reading = { readerId, purpose: 'decision' } as const;
  await recordAccess(
    db,
    rows.map((row) => ({ ...row, ...reading })),
    now,
  );
}
