import { asc, eq, type SQL } from 'drizzle-orm';
import {
  landColumnNames,
  type ApplicationType,
  type Language,
  type LandApplication,
  type LandColumn,
  type StatusCode,
} from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { localName } from '../query/localName.ts';
import { users } from '../schema/account.ts';
import { loadPlots } from './otherPlots.ts';
import { applications } from '../schema/applications.ts';
import { districts, mouzas, plots, tahasils } from '../schema/land.ts';

const landApplicationColumns = Object.fromEntries(
  landColumnNames.map((name) => [name, applications[name]]),
) as {
  [Name in LandColumn]: (typeof applications)[Name];
};

const selectColumns = (language: Language) => ({
  applicationId: applications.id,
  applicationNo: applications.number,
  applicationType: applications.type,
  districtCode: applications.districtId,
  tahasilCode: applications.tahasilId,
  villageCode: applications.mouzaId,
  district_name: localName(districts, language),
  tehsil_name: localName(tahasils, language),
  mouza_name: localName(mouzas, language),
  khataNo: applications.khataNo,
  plotCode: applications.plotCode,
  plotNo: plots.number,
  ...landApplicationColumns,
  statusType: applications.status,
  state: applications.state,
  dueOn: applications.dueOn,
  createdOn: applications.createdOn,
  version: applications.version,
  applicant: users.fullName,
});

/** An application with its place names and applicant. */
export type ApplicationRow = LandApplication & { applicant: string };

/** Order, limit and offset of a list, and the language of its place names. */
export interface PageOptions {
  order: SQL;
  limit: number;
  offset: number;
  language: Language;
}

/** Returns a page of the applications that match a condition, with place names and applicant. */
export async function listApplications(
  db: Database,
  where: SQL | undefined,
  slice: PageOptions,
): Promise<ApplicationRow[]> {
  const rows = await db
    .select(selectColumns(slice.language))
    .from(applications)
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .leftJoin(plots, eq(plots.code, applications.plotCode))
    .innerJoin(users, eq(users.id, applications.applicantId))
    .where(where)
    .orderBy(slice.order, asc(applications.id))
    .limit(slice.limit)
    .offset(slice.offset);
  const found = rows.filter(({ applicationType }) => applicationType === 2);
  const plotsById = await loadPlots(db, found, slice.language);
  return rows.map((row) => ({
    ...row,
    ...(plotsById.has(row.applicationId) && { plots: plotsById.get(row.applicationId) }),
    mouza_name: row.mouza_name ?? '',
    plotNo: row.plotNo ?? '',
    applicationType: row.applicationType as ApplicationType,
    statusType: row.statusType as StatusCode,
    dueOn: row.dueOn?.toISOString() ?? null,
    createdOn: row.createdOn.toISOString(),
  }));
}

/** Returns an application without the name of its applicant. */
export function omitApplicant(row: ApplicationRow): LandApplication {
  const { applicant: _, ...rest } = row;
  return rest;
}
