import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { caseNotices, caseParties } from '../../../db/schema/courtCases.ts';

const isPresentParty = (applicationId: number) =>
  and(eq(caseParties.applicationId, applicationId), isNull(caseParties.removedOn));

/** Issues a notice to show cause to each respondent of a case who has none. */
export async function issueShowCauseNotices(
  tx: Database,
  applicationId: number,
  issued: { issuedOn: Date; issuedBy: number },
): Promise<void> {
  const respondents = await tx
    .select({ partyId: caseParties.id })
    .from(caseParties)
    .where(and(isPresentParty(applicationId), eq(caseParties.kind, 'respondent')));
  if (respondents.length === 0) return;
  await tx
    .insert(caseNotices)
    .values(respondents.map(({ partyId }) => ({ partyId, kind: 'showCause' as const, ...issued })))
    .onConflictDoNothing();
}

/** Returns whether a notice to show cause to a present party of a case has no recorded service. */
export async function hasUnservedNotice(tx: Database, applicationId: number): Promise<boolean> {
  const [unserved] = await tx
    .select({ id: caseNotices.id })
    .from(caseNotices)
    .innerJoin(caseParties, eq(caseParties.id, caseNotices.partyId))
    .where(
      and(
        isPresentParty(applicationId),
        eq(caseNotices.kind, 'showCause'),
        isNull(caseNotices.servedOn),
      ),
    )
    .limit(1);
  return unserved !== undefined;
}
