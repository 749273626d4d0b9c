import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import {
  applicationTypes,
  isReporterHidden,
  type ApplicationType,
  type AttachedDocument,
  type CaseDetails,
  type QuarryDetails,
  type ReportDetails,
  type Step,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications, applicationSteps } from '../schema/applications.ts';
import { cases, hearings, quarries, reports } from '../schema/applicationDetails.ts';
import { documents } from '../schema/documents.ts';

function grouped<Row extends { applicationId: number | null }, Item>(
  rows: readonly Row[],
  item: (row: Row) => Item,
): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const row of rows) {
    const group = groups.get(row.applicationId ?? 0) ?? [];
    group.push(item(row));
    groups.set(row.applicationId ?? 0, group);
  }
  return groups;
}

/**
 * For whom an application is read: the office sees every step of the history and not who reported an illegitimate
 * use, the applicant the steps that he is told.
 */
export type Reader = 'office' | 'applicant';

/** Returns whether a reader must not learn who stands behind an application. */
export const hidesReporter = (reader: Reader, type: number): boolean =>
  reader === 'office' && isReporterHidden(type as ApplicationType);

/** Returns a name for a file that tells nothing of its owner: its number and ending. */
export function neutralFileName(documentId: number, fileName: string): string {
  const ending = /\.(pdf|jpe?g|png)$/i.exec(fileName)?.[0].toLowerCase() ?? '';
  return `document-${documentId}${ending}`;
}

const officeOnly = new Set(['fieldReport', 'minute', 'opinion', 'valuation']);

const forApplicant = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !officeOnly.has(name)));

/** Returns the steps of several applications, oldest first, by application. */
export async function stepsOf(
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<Map<number, Step[]>> {
  if (ids.length === 0) return new Map();
  const isApplicant = reader === 'applicant';
  const rows = await db
    .select({
      ...getTableColumns(applicationSteps),
      type: applications.type,
      applicantId: applications.applicantId,
    })
    .from(applicationSteps)
    .innerJoin(applications, eq(applications.id, applicationSteps.applicationId))
    .where(
      and(
        inArray(applicationSteps.applicationId, [...ids]),
        isApplicant ? eq(applicationSteps.isVisible, true) : undefined,
      ),
    )
    .orderBy(asc(applicationSteps.id));
  return grouped(rows, (row) => {
    const { at, status, remark, action, state, given } = row;
    const isHidden = hidesReporter(reader, row.type) && row.byUserId === row.applicantId;
    return {
      at: at.toISOString(),
      by: isHidden ? '' : row.byName,
      statusType: status,
      remark,
      action,
      state,
      given: isApplicant ? forApplicant(given) : given,
    };
  });
}

/** Returns the documents of several applications, without their bytes, by application. */
export async function documentsOf(
  db: Database,
  ids: readonly number[],
  reader: Reader,
): Promise<Map<number, AttachedDocument[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      applicationId: documents.applicationId,
      documentId: documents.id,
      fileName: documents.fileName,
      size: documents.size,
      type: applications.type,
    })
    .from(documents)
    .innerJoin(applications, eq(applications.id, documents.applicationId))
    .where(inArray(documents.applicationId, [...ids]))
    .orderBy(asc(documents.id));
  return grouped(rows, ({ documentId, fileName, size, type }) => ({
    documentId,
    fileName: hidesReporter(reader, type) ? neutralFileName(documentId, fileName) : fileName,
    size,
  }));
}

/** Returns what only reports of illegitimate use have, by application. */
export async function reportsOf(db: Database, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await selectFrom(db, reports, ids);
  return new Map<number, ReportDetails>(
    rows.map(({ applicationId, ...details }) => [applicationId, details]),
  );
}

/** Returns what only cases have, with their days in court, by application. */
export async function casesOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, CaseDetails>();
  const days = await db
    .select()
    .from(hearings)
    .where(inArray(hearings.applicationId, [...ids]))
    .orderBy(asc(hearings.day));
  const byCase = grouped(days, ({ day, outcome }) => ({ day, outcome }));
  const rows = await selectFrom(db, cases, ids);
  return new Map<number, CaseDetails>(
    rows.map(({ applicationId, ...details }) => [
      applicationId,
      { ...details, hearings: byCase.get(applicationId) ?? [] },
    ]),
  );
}

/** Returns what only quarry applications have, by application. */
async function quarriesOf(db: Database, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await selectFrom(db, quarries, ids);
  return new Map<number, QuarryDetails>(
    rows.map(({ applicationId, ...details }) => [applicationId, details]),
  );
}

async function selectFrom<Table extends typeof reports | typeof cases | typeof quarries>(
  db: Database,
  table: Table,
  ids: readonly number[],
): Promise<Table['$inferSelect'][]> {
  const condition = inArray(table.applicationId, [...ids]);
  return (await db
    .select()
    .from(table as typeof reports)
    .where(condition)) as Table['$inferSelect'][];
}

/** Returns the details of one application by its type: a report's, a case's or a quarry's. */
export async function detailsOf(db: Database, type: number, id: number) {
  const [report, matter, quarry] = [
    type === applicationTypes.illegitimateUse ? (await reportsOf(db, [id])).get(id) : undefined,
    type === applicationTypes.caseNumber ? (await casesOf(db, [id])).get(id) : undefined,
    type === applicationTypes.quarry ? (await quarriesOf(db, [id])).get(id) : undefined,
  ];
  return {
    ...(report && { report }),
    ...(matter && { case: matter }),
    ...(quarry && { quarry }),
  };
}
