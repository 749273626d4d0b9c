import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import {
  applicationTypes,
  isReporterHidden,
  type ApplicationType,
  type CaseDetails,
  type Language,
  type MatchConfidence,
  type PositionSource,
  type QuarryDetails,
  type ReportDetails,
  type Step,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { applications, applicationSteps } from '../schema/applications.ts';
import { courtAppeals } from '../schema/courtCases.ts';
import { letters } from '../schema/letters.ts';
import { cases, hearings, quarries, reports } from '../schema/applicationDetails.ts';
import { findLandDetails } from './landDetails.ts';
import { findEstimate } from './landEstimates.ts';
import { loadReasonNames } from './reasons.ts';
import { fromStoredStepData } from './stepData.ts';

/** Groups rows by their application. */
export function groupByApplication<Row extends { applicationId: number | null }, Item>(
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
 * The reader of an application: the office sees every step but not who reported an illegitimate use; the applicant sees
 * the steps of which applicants are notified.
 */
export type ApplicationReader = 'office' | 'applicant';

/** Returns whether the applicant is hidden from a reader. */
export const isReporterHiddenFrom = (reader: ApplicationReader, type: number): boolean =>
  reader === 'office' && isReporterHidden(type as ApplicationType);

const officeOnlyFields = new Set([
  'encroachedArea',
  'facts',
  'fieldReport',
  'foundUse',
  'minute',
  'opinion',
  'recommendation',
  'valuation',
]);

const omitOfficeFields = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !officeOnlyFields.has(name)));

/** Returns the steps of several applications, oldest first, by application. */
export async function loadSteps(
  db: Database,
  ids: readonly number[],
  reader: ApplicationReader,
  language: Language,
): Promise<Map<number, Step[]>> {
  if (ids.length === 0) return new Map();
  const isApplicant = reader === 'applicant';
  const rows = await db
    .select({
      ...getTableColumns(applicationSteps),
      type: applications.type,
      applicantId: applications.applicantId,
      letterId: letters.id,
    })
    .from(applicationSteps)
    .innerJoin(applications, eq(applications.id, applicationSteps.applicationId))
    .leftJoin(letters, eq(letters.stepId, applicationSteps.id))
    .where(
      and(
        inArray(applicationSteps.applicationId, [...ids]),
        isApplicant ? eq(applicationSteps.isVisible, true) : undefined,
      ),
    )
    .orderBy(asc(applicationSteps.id));
  const codes = rows.flatMap(({ given }) => given['reason'] ?? []);
  const reasonNames = await loadReasonNames(db, codes);
  return groupByApplication(rows, (row) => {
    const { at, status, remark, action, state } = row;
    const given = fromStoredStepData(row);
    const reason = reasonNames.get(given['reason'] ?? '')?.[language];
    const isHidden = isReporterHiddenFrom(reader, row.type) && row.byUserId === row.applicantId;
    return {
      at: at.toISOString(),
      by: isHidden ? '' : row.byName,
      statusType: status,
      remark,
      action,
      state,
      given: isApplicant ? omitOfficeFields(given) : given,
      ...(reason === undefined ? {} : { reason }),
      ...(row.letterId === null ? {} : { letterId: row.letterId }),
    };
  });
}

function toReportDetails(row: typeof reports.$inferSelect): ReportDetails {
  const { applicationId: _, longitude, latitude, ...rest } = row;
  const { positionSource, positionConfidence, ...details } = rest;
  if (longitude === null || latitude === null) return { ...details, position: null };
  const source = positionSource as PositionSource;
  const confidence = positionConfidence === '' ? null : (positionConfidence as MatchConfidence);
  return { ...details, position: { longitude, latitude, source, confidence } };
}

/** Returns the details of reports of illegitimate use, by application. */
export async function loadReportDetails(db: Database, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await selectDetails(db, reports, ids);
  return new Map(rows.map((row) => [row.applicationId, toReportDetails(row)]));
}

/** Returns the details of cases with their hearings, by application. */
export async function loadCaseDetails(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, CaseDetails>();
  const days = await db
    .select()
    .from(hearings)
    .where(inArray(hearings.applicationId, [...ids]))
    .orderBy(asc(hearings.day));
  const byCase = groupByApplication(days, ({ day, outcome }) => ({ day, outcome }));
  const appeals = await db
    .select({ applicationId: courtAppeals.applicationId, status: courtAppeals.status })
    .from(courtAppeals)
    .where(inArray(courtAppeals.applicationId, [...ids]))
    .orderBy(asc(courtAppeals.filedOn), asc(courtAppeals.id));
  const newest = new Map(appeals.map(({ applicationId, status }) => [applicationId, status]));
  const rows = await selectDetails(db, cases, ids);
  return new Map<number, CaseDetails>(
    rows.map(({ applicationId, ...details }) => {
      const appealStatus = newest.get(applicationId);
      const days = byCase.get(applicationId) ?? [];
      return [applicationId, { ...details, hearings: days, ...(appealStatus && { appealStatus }) }];
    }),
  );
}

/** Returns the details of quarry applications, by application. */
async function loadQuarryDetails(db: Database, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await selectDetails(db, quarries, ids);
  return new Map<number, QuarryDetails>(
    rows.map(({ applicationId, ...details }) => [applicationId, details]),
  );
}

async function selectDetails<Table extends typeof reports | typeof cases | typeof quarries>(
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

/** Returns the details of one application by its type: a report's, a case's, a quarry's or those of the land. */
export async function loadDetails(db: Database, type: number, id: number) {
  switch (type) {
    case applicationTypes.illegitimateUse: {
      const report = (await loadReportDetails(db, [id])).get(id);
      return report === undefined ? {} : { report };
    }
    case applicationTypes.caseNumber: {
      const matter = (await loadCaseDetails(db, [id])).get(id);
      return matter === undefined ? {} : { case: matter };
    }
    case applicationTypes.quarry: {
      const quarry = (await loadQuarryDetails(db, [id])).get(id);
      return quarry === undefined ? {} : { quarry };
    }
    default: {
      const land = await findLandDetails(db, id);
      const estimate = await findEstimate(db, id);
      if (estimate === undefined) return land === undefined ? {} : { land };
      return land === undefined ? { estimate } : { land, estimate };
    }
  }
}
