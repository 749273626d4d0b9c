import { and, asc, count, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { formatIndianDate, type Input } from '@temple-land/portal-core';
import { loadCaseDetails } from '../../db/applications/applicationParts.ts';
import { listApplications, omitApplicant } from '../../db/applications/applicationRows.ts';
import { startOfIndianDay } from '../../db/indianDay.ts';
import { cases, hearings } from '../../db/schema/applicationDetails.ts';
import { applications } from '../../db/schema/applications.ts';
import type { MemberHandler } from '../../handler.ts';
import { matchesPlace, isInScope } from './officer.repository.ts';

const caseType = 3;
const unknownCase = {
  section: '',
  court: '',
  caseNo: '',
  courtNo: '',
  orderNo: '',
  possessionOn: null,
  hearings: [],
};

type Request = Input<'caseList'>;

/** The day of the next hearing of a case from today on; null without one. */
const nextHearing = (today: string): SQL =>
  sql`(select min(${hearings.day}) from ${hearings}
    where ${hearings.applicationId} = ${applications.id} and ${hearings.day} >= ${today})`;

function matchesYear(year: number | undefined): SQL | undefined {
  if (year === undefined) return undefined;
  return and(
    gte(applications.createdOn, startOfIndianDay(`${year}-01-01`)),
    lt(applications.createdOn, startOfIndianDay(`${year + 1}-01-01`)),
  );
}

function matchesRegister({ state, section, year, hearing }: Request, today: string) {
  const isOfSection = sql`exists (select 1 from ${cases}
    where ${cases.applicationId} = ${applications.id} and ${cases.section} = ${section})`;
  return and(
    state === undefined ? undefined : eq(applications.state, state),
    section === undefined ? undefined : isOfSection,
    matchesYear(year),
    hearing === 'coming' ? sql`${nextHearing(today)} is not null` : undefined,
    hearing === 'none' ? sql`${nextHearing(today)} is null` : undefined,
  );
}

function orderBy({ sort = 'newest' }: Request, today: string): SQL {
  switch (sort) {
    case 'oldest':
      return asc(applications.createdOn);
    case 'hearing':
      return sql`${nextHearing(today)} asc nulls last`;
    default:
      return desc(applications.createdOn);
  }
}

/** Answers land/casedetails: cases with their hearings, in the officer's district or tahasil. */
export const caseList: MemberHandler<'caseList'> = async (
  request,
  { db, caller, language, clock },
) => {
  const { pageNumber, pageSize } = request;
  const today = formatIndianDate(clock());
  const where = and(
    isInScope(caller),
    eq(applications.type, caseType),
    matchesPlace(request),
    matchesRegister(request, today),
  );
  const [all] = await db.select({ total: count() }).from(applications).where(where);
  const total = all?.total ?? 0;
  if (total === 0) return { status: 404 };
  const rows = await listApplications(db, where, {
    order: orderBy(request, today),
    limit: pageSize,
    offset: (pageNumber - 1) * pageSize,
    language,
  });
  const details = await loadCaseDetails(
    db,
    rows.map(({ applicationId }) => applicationId),
  );
  const result = rows.map((row) => ({
    ...omitApplicant(row),
    case: details.get(row.applicationId) ?? unknownCase,
  }));
  return { status: 200, result: { rows: result, total } };
};
