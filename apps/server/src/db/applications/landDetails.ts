import { and, asc, eq } from 'drizzle-orm';
import { applyCorrections, listCorrectedAnswers, type LandDetails } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { applicationSteps } from '../schema/applications.ts';
import { landDetails } from '../schema/landDetails.ts';
import { fromStoredStepData } from './stepData.ts';

/** Returns the answers of a land application that are stored beside it; undefined where it has none. */
export async function findLandDetails(db: Database, id: number): Promise<LandDetails | undefined> {
  const [row] = await db.select().from(landDetails).where(eq(landDetails.applicationId, id));
  if (!row) return undefined;
  const { applicationId: _, ...details } = row;
  return details;
}

/** Returns the data of the steps with which an applicant answered questions of the office, oldest first. */
async function listAnswerSteps(db: Database, id: number) {
  const rows = await db
    .select({ given: applicationSteps.given, identityEnd: applicationSteps.identityEnd })
    .from(applicationSteps)
    .where(and(eq(applicationSteps.applicationId, id), eq(applicationSteps.action, 'answer')))
    .orderBy(asc(applicationSteps.id));
  return rows.map(fromStoredStepData);
}

/** Returns the answers of an application that the office asked again, with the new ones. */
export const findCorrectedAnswers = async (db: Database, id: number) =>
  listCorrectedAnswers(await listAnswerSteps(db, id));

/**
 * Returns the answers of a land application as the applicant gave them last: those that the office asked again are the
 * new ones. An order, a deed and an appeal rest on these.
 */
export async function findCorrectedLandDetails(
  db: Database,
  id: number,
): Promise<LandDetails | undefined> {
  const details = await findLandDetails(db, id);
  if (!details) return undefined;
  return applyCorrections(details, await listAnswerSteps(db, id));
}

/** Copies the answers beside a land application, with what was corrected, to the one that follows it. */
export async function copyLandDetails(tx: Database, fromId: number, toId: number): Promise<void> {
  const details = await findCorrectedLandDetails(tx, fromId);
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
  const details = await findCorrectedLandDetails(db, application.id);
  const nameOdia = language === 'or' ? (details?.nameOdia ?? '') : '';
  if (details !== undefined && details.institutionName !== '')
    return nameOdia || details.institutionName;
  const others = details?.shares?.people.map(({ name }) => name) ?? [];
  return [nameOdia || (user?.fullName ?? ''), ...others].join(', ');
}
