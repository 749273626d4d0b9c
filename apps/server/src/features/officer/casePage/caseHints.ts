import { and, desc, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import {
  applicationTypes,
  isReporterHidden,
  openStatus,
  type ApplicationType,
  type CaseHint,
} from '@temple-land/portal-core';
import { isAboutPlot, listOtherPlots } from '../../../db/applications/otherPlots.ts';
import type { Database } from '../../../db/database.ts';
import { applications } from '../../../db/schema/applications.ts';
import { plots } from '../../../db/schema/land.ts';
import type { Caller } from '../../../handler.ts';
import { isInScope } from '../officer.repository.ts';

const maxHints = 20;

/** The application whose hints are read. */
export interface HintedApplication {
  id: number;
  type: number;
  plotCode: string;
  applicantId: number;
}

const hasHiddenApplicant = (type: number) => isReporterHidden(type as ApplicationType);

/** Returns the condition that an application has the same applicant; never where either reporter is hidden. */
function isOfSameApplicant({ type, applicantId }: HintedApplication): SQL | undefined {
  if (hasHiddenApplicant(type) || type === applicationTypes.caseNumber) return undefined;
  return and(
    eq(applications.applicantId, applicantId),
    ne(applications.type, applicationTypes.illegitimateUse),
    ne(applications.type, applicationTypes.caseNumber),
  );
}

function getKind(row: { type: number; isOnPlot: boolean }): CaseHint['kind'] {
  if (!row.isOnPlot) return 'sameApplicant';
  if (row.type === applicationTypes.caseNumber) return 'case';
  return row.type === applicationTypes.quarry ? 'auction' : 'samePlot';
}

const order: Readonly<Record<CaseHint['kind'], number>> = {
  case: 0,
  auction: 1,
  samePlot: 2,
  sameApplicant: 3,
};

/** Returns the other open applications of the officer's area that matter for an application, the weightiest first. */
export async function listCaseHints(
  db: Database,
  application: HintedApplication,
  caller: Caller,
): Promise<CaseHint[]> {
  const { id, plotCode } = application;
  const others = await listOtherPlots(db, id);
  const codes = [plotCode, ...others.map((other) => other.plotCode)].filter((code) => code !== '');
  // An auction names its plot only when it is known; before that it is one of the mouza.
  const isAuctionInMouza = and(
    eq(applications.type, applicationTypes.quarry),
    eq(applications.plotCode, ''),
    sql`${applications.mouzaId} in (select ${plots.mouzaId} from ${plots} where ${inArray(plots.code, codes)})`,
  );
  const ofPlots = codes.map((code) => isAboutPlot(code));
  const isOnPlot = (codes.length > 0 && or(...ofPlots, isAuctionInMouza)) || sql`false`;
  const conditions = [
    codes.length === 0 ? undefined : isOnPlot,
    isOfSameApplicant(application),
  ].filter((condition) => condition !== undefined);
  if (conditions.length === 0) return [];
  const rows = await db
    .select({
      applicationId: applications.id,
      applicationNo: applications.number,
      type: applications.type,
      isOnPlot: sql<boolean>`${isOnPlot}`,
      state: applications.state,
      createdOn: applications.createdOn,
    })
    .from(applications)
    .where(
      and(
        isInScope(caller),
        eq(applications.status, openStatus),
        ne(applications.id, id),
        or(...conditions),
      ),
    )
    .orderBy(sql`${applications.type} <> ${applicationTypes.caseNumber}`, desc(applications.id))
    .limit(maxHints);
  return rows
    .map(({ isOnPlot: isOfPlot, type, createdOn, ...row }): CaseHint => ({
      ...row,
      kind: getKind({ type, isOnPlot: isOfPlot }),
      applicationType: type as ApplicationType,
      createdOn: createdOn.toISOString(),
    }))
    .toSorted((one, other) => order[one.kind] - order[other.kind]);
}
