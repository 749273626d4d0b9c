import { formatIndianDate, type ContactReason } from '@temple-land/portal-core';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { accessLedger } from '../schema/ledger.ts';

/** An access to a record about another person. */
export interface RecordAccess {
  subjectId: number;
  readerId: number;
  /** `profile`, or the number of an application. */
  record: string;
  /** The purpose of the access. */
  purpose:
    'administration' | 'decision' | 'document' | 'reporter' | 'representation' | ContactReason;
}

/** Records accesses to records of other people; accesses to one's own record are skipped. */
export async function recordAccess(
  db: Database,
  readings: readonly RecordAccess[],
  now: Date,
): Promise<void> {
  const day = formatIndianDate(now);
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

/** Records the access to applications, which their applicants can see. */
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
