import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { users } from '../schema/account.ts';
import { applications } from '../schema/applications.ts';
import { caseParties } from '../schema/courtCases.ts';

/** Returns the respondents of a case that an officer filed; undefined for what a citizen filed or reported. */
export async function findFiledAgainst(db: Database, id: number): Promise<string[] | undefined> {
  const [filed] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.applicantId))
    .where(and(eq(applications.id, id), eq(users.userType, 'O')));
  if (!filed) return undefined;
  const respondents = await db
    .select({ name: caseParties.name })
    .from(caseParties)
    .where(
      and(
        eq(caseParties.applicationId, id),
        eq(caseParties.kind, 'respondent'),
        isNull(caseParties.removedOn),
      ),
    )
    .orderBy(asc(caseParties.id));
  return respondents.map(({ name }) => name);
}
