import type { FieldReportCase, FieldVisit } from '@temple-land/portal-core';
import { openFieldDatabase, type KeptCase, type KeptVisits } from './fieldDatabase.ts';

/** Stores the list of visits for a time without a connection. */
export async function putKeptVisits(userId: number, visits: readonly FieldVisit[]): Promise<void> {
  const loadedAt = new Date().toISOString();
  await (await openFieldDatabase()).put('visits', { userId, visits: [...visits], loadedAt });
}

/** Returns the list of visits as it was last loaded. */
export async function findKeptVisits(userId: number): Promise<KeptVisits | undefined> {
  return (await openFieldDatabase()).get('visits', userId);
}

/** Stores what is needed to write a report without a connection. */
export async function putKeptCase(userId: number, found: FieldReportCase): Promise<void> {
  const { applicationId } = found.visit;
  const kept = { userId, applicationId, case: found, takenAt: new Date().toISOString() };
  await (await openFieldDatabase()).put('cases', kept);
}

/** Returns what was taken along for a visit. */
export async function findKeptCase(
  userId: number,
  applicationId: number,
): Promise<KeptCase | undefined> {
  return (await openFieldDatabase()).get('cases', [userId, applicationId]);
}

/** Returns what a user has taken along. */
export async function listKeptCases(userId: number): Promise<KeptCase[]> {
  return (await openFieldDatabase()).getAllFromIndex('cases', 'user', userId);
}

/** Deletes what was taken along for visits that are no longer on the list. */
export async function deleteOtherCases(
  userId: number,
  visits: readonly FieldVisit[],
): Promise<void> {
  const listed = new Set(visits.map(({ applicationId }) => applicationId));
  const database = await openFieldDatabase();
  for (const { applicationId } of await listKeptCases(userId)) {
    if (!listed.has(applicationId)) await database.delete('cases', [userId, applicationId]);
  }
}
