import { eq } from 'drizzle-orm';
import type { LandDetails } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { landDetails } from '../schema/landDetails.ts';

/** Returns the answers of a land application that are stored beside it; undefined where it has none. */
export async function findLandDetails(db: Database, id: number): Promise<LandDetails | undefined> {
  const [row] = await db.select().from(landDetails).where(eq(landDetails.applicationId, id));
  if (!row) return undefined;
  const { applicationId: _, ...details } = row;
  return details;
}

/** Copies the answers beside a land application to the one that follows it. */
export async function copyLandDetails(tx: Database, fromId: number, toId: number): Promise<void> {
  const details = await findLandDetails(tx, fromId);
  if (details) await tx.insert(landDetails).values({ applicationId: toId, ...details });
}

/**
 * Returns for whom an application is, who holds granted land: the institution, or the applicant with the co-applicants;
 * in Odia by the name that the applicant has given in Odia.
 */
export async function findHolderName(
  db: Database,
  application: { id: number; applicantId: number },
  language: 'en' | 'or' = 'en',
): Promise<string> {
  const isApplicant = eq(users.id, application.applicantId);
  const [user] = await db.select({ fullName: users.fullName }).from(users).where(isApplicant);
  const details = await findLandDetails(db, application.id);
  const nameOdia = language === 'or' ? (details?.nameOdia ?? '') : '';
  if (details !== undefined && details.institutionName !== '')
    return nameOdia || details.institutionName;
  const others = details?.shares?.people.map(({ name }) => name) ?? [];
  return [nameOdia || (user?.fullName ?? ''), ...others].join(', ');
}
