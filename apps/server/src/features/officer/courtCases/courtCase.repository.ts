import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import { applicationTypes, type CourtAppeal } from '@temple-land/portal-core';
import { keepsCases } from '../../../db/accounts/roleRights.ts';
import type { Database } from '../../../db/database.ts';
import { applications } from '../../../db/schema/applications.ts';
import { caseNotices, caseParties, courtAppeals } from '../../../db/schema/courtCases.ts';
import type { Caller, SignedIn } from '../../../handler.ts';
import { findCase } from '../casePage/findCase.ts';

const endedStates = new Set(['POSSESSION_TAKEN', 'DISMISSED']);

/** Returns a case of the officer's area; undefined for every other one. */
export const findCourtCase = (db: Database, caller: Caller, applicationId: number) =>
  findCase(db, { applicationId, applicationType: applicationTypes.caseNumber }, caller);

/** Returns whether the parties and notices of a case in this state may still change. */
export const isOpen = (state: string): boolean => !endedStates.has(state);

/** How a case may be changed. */
interface ChangeOptions {
  /** Whether it may be changed after its end too. */
  alsoEnded?: boolean;
}

/**
 * Changes the papers of a case in a transaction that no other change of the case can cross: 404 out of the caller's
 * area, 403 without the right or, unless allowed, after the end of the case.
 */
export async function changeCase<Answer>(
  tx: Database,
  { caller }: SignedIn,
  applicationId: number,
  change: (found: { state: string; status: string }) => Promise<Answer>,
  { alsoEnded = false }: ChangeOptions = {},
): Promise<Answer | { status: 403 | 404 }> {
  const isThisCase = eq(applications.id, applicationId);
  await tx.select({ id: applications.id }).from(applications).where(isThisCase).for('update');
  const found = await findCourtCase(tx, caller, applicationId);
  if (!found) return { status: 404 };
  const isLate = !alsoEnded && !isOpen(found.state);
  if (isLate || !(await keepsCases(tx, caller))) return { status: 403 };
  return change(found);
}

/** Returns the parties of a case, oldest first; only those who have not been removed with `isNow`. */
export function listParties(db: Database, applicationId: number, isNow = false) {
  const conditions: (SQL | undefined)[] = [eq(caseParties.applicationId, applicationId)];
  if (isNow) conditions.push(isNull(caseParties.removedOn));
  return db
    .select()
    .from(caseParties)
    .where(and(...conditions))
    .orderBy(asc(caseParties.id));
}

/** Returns the notices to the parties of a case, oldest first. */
export async function listNotices(db: Database, applicationId: number) {
  const rows = await db
    .select({ notice: caseNotices })
    .from(caseNotices)
    .innerJoin(caseParties, eq(caseParties.id, caseNotices.partyId))
    .where(eq(caseParties.applicationId, applicationId))
    .orderBy(asc(caseNotices.id));
  return rows.map(({ notice }) => notice);
}

/** Returns the appeals to a higher court in a case, oldest first. */
export async function listCourtAppeals(
  db: Database,
  applicationId: number,
): Promise<CourtAppeal[]> {
  const rows = await db
    .select()
    .from(courtAppeals)
    .where(eq(courtAppeals.applicationId, applicationId))
    .orderBy(asc(courtAppeals.filedOn), asc(courtAppeals.id));
  return rows.map(({ id: appealId, court, number, filedOn, status, decidedOn, outcome }) => ({
    appealId,
    court,
    number,
    filedOn,
    status,
    decidedOn,
    outcome,
  }));
}

/** Returns a party of a case that has not been removed. */
export async function findParty(db: Database, applicationId: number, partyId: number) {
  const [party] = await db
    .select()
    .from(caseParties)
    .where(
      and(
        eq(caseParties.id, partyId),
        eq(caseParties.applicationId, applicationId),
        isNull(caseParties.removedOn),
      ),
    );
  return party;
}
