import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import { getActingPerson, type CallerOrRepresentative } from '../accounts/actingPerson.ts';
import type { Database } from '../database.ts';
import { applications } from '../schema/applications.ts';
import { letterOpenings, letters } from '../schema/letters.ts';

/** The letters that decide an application; a question and a demand are tasks of their own. */
const decidingKinds = ['order', 'rejection'] as const;

/** Returns how many orders the caller has not opened, by own application; applications without any are left out. */
export async function countUnopenedOrders(
  db: Database,
  ids: readonly number[],
  caller: CallerOrRepresentative,
): Promise<Map<number, number>> {
  const reader = eq(letterOpenings.userId, getActingPerson(caller).userId);
  const rows = await db
    .select({ id: letters.applicationId, unopened: count() })
    .from(letters)
    .innerJoin(applications, eq(applications.id, letters.applicationId))
    .leftJoin(letterOpenings, and(eq(letterOpenings.letterId, letters.id), reader))
    .where(
      and(
        inArray(letters.applicationId, [...ids]),
        inArray(letters.kind, [...decidingKinds]),
        eq(applications.applicantId, caller.userId),
        isNull(letterOpenings.letterId),
      ),
    )
    .groupBy(letters.applicationId);
  return new Map(rows.map(({ id, unopened }) => [id, unopened]));
}

/** Records that the caller has opened letters; the first opening of each counts. */
export async function recordOpenings(
  db: Database,
  letterIds: readonly number[],
  caller: CallerOrRepresentative,
  now: Date,
): Promise<void> {
  if (letterIds.length === 0) return;
  const { userId } = getActingPerson(caller);
  await db
    .insert(letterOpenings)
    .values(letterIds.map((letterId) => ({ letterId, userId, openedOn: now })))
    .onConflictDoNothing();
}

/** Records that the caller has opened the orders of an application. */
export async function recordOrderOpening(
  db: Database,
  applicationId: number,
  caller: CallerOrRepresentative,
  now: Date,
): Promise<void> {
  const rows = await db
    .select({ id: letters.id })
    .from(letters)
    .where(
      and(eq(letters.applicationId, applicationId), inArray(letters.kind, [...decidingKinds])),
    );
  await recordOpenings(
    db,
    rows.map(({ id }) => id),
    caller,
    now,
  );
}
