import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type {
  ApplicationType,
  AttachedDocument,
  LandApplication,
  StatusCode,
  Step,
} from '@temple-land/portal-core';
import type { Database } from './database.ts';
import { users } from './schema/account.ts';
import { applications, applicationSteps } from './schema/applications.ts';
import { documents } from './schema/documents.ts';
import { districts, mouzas, tahasils } from './schema/land.ts';

const columns = {
  applicationId: applications.id,
  applicationNo: applications.number,
  applicationType: applications.type,
  districtCode: applications.districtId,
  tahasilCode: applications.tahasilId,
  villageCode: applications.mouzaId,
  district_name: districts.nameEn,
  tehsil_name: tahasils.nameEn,
  mouza_name: mouzas.nameEn,
  khataNo: applications.khataNo,
  plotCode: applications.plotCode,
  purpose: applications.purpose,
  holding: applications.holding,
  area: applications.area,
  statusType: applications.status,
  createdOn: applications.createdOn,
  version: applications.version,
  applicant: users.fullName,
};

/** An application with its place names and applicant. */
export type ApplicationRow = LandApplication & { applicant: string };

/** Gives applications with their names; `order`, `limit` and `offset` make pages. */
export async function selectApplications(
  db: Database,
  where: SQL | undefined,
  page: { order: SQL; limit: number; offset: number },
): Promise<ApplicationRow[]> {
  const rows = await db
    .select(columns)
    .from(applications)
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .innerJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .innerJoin(users, eq(users.id, applications.applicantId))
    .where(where)
    .orderBy(page.order, asc(applications.id))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => ({
    ...row,
    applicationType: row.applicationType as ApplicationType,
    statusType: row.statusType as StatusCode,
    createdOn: row.createdOn.toISOString(),
  }));
}

const grouped = <Row extends { applicationId: number | null }, Item>(
  rows: readonly Row[],
  item: (row: Row) => Item,
): Map<number, Item[]> => {
  const groups = new Map<number, Item[]>();
  for (const row of rows) {
    const id = row.applicationId ?? 0;
    groups.set(id, [...(groups.get(id) ?? []), item(row)]);
  }
  return groups;
};

/** Gives the steps of several applications, oldest first, by application. */
export async function stepsOf(db: Database, ids: readonly number[]): Promise<Map<number, Step[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(applicationSteps)
    .where(inArray(applicationSteps.applicationId, [...ids]))
    .orderBy(asc(applicationSteps.id));
  return grouped(rows, ({ at, byName, status, remark }) => ({
    at: at.toISOString(),
    by: byName,
    statusType: status,
    remark,
  }));
}

/** Gives the documents of several applications, without their bytes, by application. */
export async function documentsOf(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, AttachedDocument[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      applicationId: documents.applicationId,
      documentId: documents.id,
      fileName: documents.fileName,
      size: documents.size,
    })
    .from(documents)
    .where(inArray(documents.applicationId, [...ids]))
    .orderBy(asc(documents.id));
  return grouped(rows, ({ documentId, fileName, size }) => ({ documentId, fileName, size }));
}
