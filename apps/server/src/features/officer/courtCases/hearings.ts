import { and, asc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { CalendarHearing, Input } from '@temple-land/portal-core';
import { cases, hearings } from '../../../db/schema/applicationDetails.ts';
import { applications } from '../../../db/schema/applications.ts';
import { caseParties } from '../../../db/schema/courtCases.ts';
import type { Database } from '../../../db/database.ts';
import { localName } from '../../../db/query/localName.ts';
import { mouzas, plots } from '../../../db/schema/land.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { isInScope } from '../officer.repository.ts';

/** The most hearings of a calendar. */
const maxHearings = 2_000;
const yearMs = 366 * 86_400_000;

async function listRespondents(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ applicationId: caseParties.applicationId, name: caseParties.name })
    .from(caseParties)
    .where(
      and(
        inArray(caseParties.applicationId, [...ids]),
        eq(caseParties.kind, 'respondent'),
        isNull(caseParties.removedOn),
      ),
    )
    .orderBy(asc(caseParties.id));
  const names = new Map<number, string[]>();
  for (const { applicationId, name } of rows) {
    names.set(applicationId, [...(names.get(applicationId) ?? []), name]);
  }
  return names;
}

/** Returns the hearings of an officer's area between two days, both included, in their order; none for over a year. */
export async function listHearings(
  { fromDate, toDate }: Input<'hearingList'>,
  { db, caller, language }: Pick<SignedIn, 'db' | 'caller' | 'language'>,
): Promise<CalendarHearing[]> {
  if (Date.parse(toDate) - Date.parse(fromDate) > yearMs) return [];
  const rows = await db
    .select({
      applicationId: applications.id,
      applicationNo: applications.number,
      day: hearings.day,
      outcome: hearings.outcome,
      caseNo: cases.caseNo,
      court: cases.court,
      mouza: localName(mouzas, language),
      plotNo: plots.number,
      khataNo: applications.khataNo,
      state: applications.state,
    })
    .from(hearings)
    .innerJoin(applications, eq(applications.id, hearings.applicationId))
    .innerJoin(cases, eq(cases.applicationId, applications.id))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .where(and(isInScope(caller), gte(hearings.day, fromDate), lte(hearings.day, toDate)))
    .orderBy(asc(hearings.day), asc(applications.number))
    .limit(maxHearings);
  const ids = rows.map(({ applicationId }) => applicationId);
  const respondents = await listRespondents(db, ids);
  return rows.map((row) => ({
    ...row,
    mouza: row.mouza ?? '',
    plotNo: row.plotNo ?? '',
    respondents: respondents.get(row.applicationId) ?? [],
  }));
}

/** Answers api/officer/case/hearings: the hearings of the officer's area in some days. */
export const hearingList: MemberHandler<'hearingList'> = async (request, context) => ({
  status: 200,
  result: await listHearings(request, context),
});
