import { and, asc, desc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { formatDate, formatIndianDate, type CaseRow, type Input } from '@temple-land/portal-core';
import { addAuditEntry } from '../../db/activity/audit.ts';
import { formatState } from '../../db/applications/formatState.ts';
import { loadCaseDetails } from '../../db/applications/applicationParts.ts';
import { listApplications, omitApplicant } from '../../db/applications/applicationRows.ts';
import { startOfIndianDay } from '../../db/indianDay.ts';
import { cases, hearings } from '../../db/schema/applicationDetails.ts';
import { applications } from '../../db/schema/applications.ts';
import { buildTableFile, type FileColumn } from '../../db/query/tableFile.ts';
import type { Caller, MemberHandler, SignedIn } from '../../handler.ts';
import { matchesPlace, isInScope } from './officer.repository.ts';

const caseType = 3;
/** The most rows of a file. */
const maxRows = 10_000;
const unknownCase = {
  section: '',
  court: '',
  caseNo: '',
  courtNo: '',
  orderNo: '',
  possessionOn: null,
  hearings: [],
};

type CaseFilter = Omit<Input<'caseList'>, 'pageNumber' | 'pageSize'>;

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

function matchesRegister({ state, section, year, hearing }: CaseFilter, today: string) {
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

function orderBy({ sort = 'newest' }: CaseFilter, today: string): SQL {
  switch (sort) {
    case 'oldest':
      return asc(applications.createdOn);
    case 'hearing':
      return sql`${nextHearing(today)} asc nulls last`;
    default:
      return desc(applications.createdOn);
  }
}

function matchesCases(request: CaseFilter, caller: Caller, today: string): SQL | undefined {
  return and(
    isInScope(caller),
    eq(applications.type, caseType),
    matchesPlace(request),
    matchesRegister(request, today),
  );
}

/** Returns a page of the register, within the caller's scope. */
async function listCases(
  { db, caller, language, clock }: SignedIn,
  request: CaseFilter,
  page: { limit: number; offset: number },
): Promise<CaseRow[]> {
  const today = formatIndianDate(clock());
  const order = orderBy(request, today);
  const where = matchesCases(request, caller, today);
  const rows = await listApplications(db, where, { order, language, ...page });
  const ids = rows.map(({ applicationId }) => applicationId);
  const details = await loadCaseDetails(db, ids);
  return rows.map((row) => ({
    ...omitApplicant(row),
    case: details.get(row.applicationId) ?? unknownCase,
  }));
}

/** Answers land/casedetails: cases with their hearings, in the officer's district or tahasil. */
export const caseList: MemberHandler<'caseList'> = async (request, context) => {
  const { db, caller, clock } = context;
  const { pageNumber, pageSize } = request;
  const where = matchesCases(request, caller, formatIndianDate(clock()));
  const total = await db.$count(applications, where);
  if (total === 0) return { status: 404 };
  const page = { limit: pageSize, offset: (pageNumber - 1) * pageSize };
  return { status: 200, result: { rows: await listCases(context, request, page), total } };
};

const toDay = (moment: string | null | undefined) => (moment ? formatDate(moment) : null);
const findHearing = ({ case: { hearings: days } }: CaseRow, isWanted: (day: string) => boolean) =>
  days.map(({ day }) => day).filter((day) => isWanted(day));

const createColumns = (today: string): readonly FileColumn<CaseRow>[] => [
  ['report.applicationNo', (row) => row.applicationNo],
  ['report.stage', ({ state }, language) => formatState(state, language)],
  ['report.section', (row) => row.case.section],
  ['report.court', (row) => row.case.court],
  ['report.caseNo', (row) => row.case.caseNo],
  ['report.tahasil', (row) => row.tehsil_name],
  ['report.mouza', (row) => row.mouza_name],
  ['report.khatiyanNo', (row) => row.khataNo],
  ['report.plotNo', (row) => row.plotNo],
  ['report.area', (row) => row.area],
  ['report.filedOn', (row) => toDay(row.createdOn)],
  ['report.lastHearing', (row) => toDay(findHearing(row, (day) => day < today).at(-1))],
  ['report.nextHearing', (row) => toDay(findHearing(row, (day) => day >= today)[0])],
  ['report.orderNo', (row) => row.case.orderNo],
  ['report.courtNo', (row) => row.case.courtNo],
  ['report.possessionOn', (row) => toDay(row.case.possessionOn)],
];

/** Answers api/officer/case/export: the register with its filters as a file, without names of parties; recorded. */
export const caseExport: MemberHandler<'caseExport'> = async (request, context) => {
  const { format, ...filter } = request;
  const { db, language, clock } = context;
  const rows = await listCases(context, filter, { limit: maxRows, offset: 0 });
  const remark = `register of cases as ${format}, ${rows.length} rows`;
  await addAuditEntry(db, context, { action: 'EXPORT', remark, changedFields: [] });
  const columns = createColumns(formatIndianDate(clock()));
  return buildTableFile(rows, columns, { fileName: 'cases', format, language });
};
