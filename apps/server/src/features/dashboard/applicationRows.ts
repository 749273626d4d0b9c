import { asc, count, eq, sql, type SQL } from 'drizzle-orm';
import { getTurn, type ApplicationType, type StatusCode } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { applications } from '../../db/schema/applications.ts';
import { districts, mouzas, tahasils } from '../../db/schema/land.ts';
import { decidedOn } from './applicationConditions.ts';
import type { DashboardReader } from './dashboardReader.ts';
import { selectPlaces, type FoundRows, type ListRequest } from './listRequest.ts';

/** Returns a page of applications, the earliest due date first. */
export async function listApplicationRows(
  db: Database,
  reader: DashboardReader,
  where: SQL | undefined,
  { limit, offset }: ListRequest,
): Promise<FoundRows> {
  const rows = await db
    .select({
      id: applications.id,
      applicationNo: applications.number,
      applicationType: applications.type,
      statusType: applications.status,
      state: applications.state,
      ...selectPlaces(reader),
      area: applications.area,
      createdOn: applications.createdOn,
      dueOn: applications.dueOn,
      decidedOn: decidedOn.mapWith(applications.createdOn),
    })
    .from(applications)
    .innerJoin(districts, eq(districts.id, applications.districtId))
    .innerJoin(tahasils, eq(tahasils.id, applications.tahasilId))
    .leftJoin(mouzas, eq(mouzas.id, applications.mouzaId))
    .where(where)
    .orderBy(sql`${applications.dueOn} asc nulls last`, asc(applications.id))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(applications).where(where);
  return {
    total: all?.total ?? 0,
    rows: rows.map(({ createdOn, dueOn, decidedOn: decided, ...row }) => ({
      kind: 'application',
      ...row,
      // The column's check constraints allow these types and codes only.
      applicationType: row.applicationType as ApplicationType,
      statusType: row.statusType as StatusCode,
      createdOn: createdOn.toISOString(),
      dueOn:
        getTurn(row.applicationType as ApplicationType, row.state) !== 'nobody'
          ? (dueOn?.toISOString() ?? null)
          : null,
      decidedOn: decided?.toISOString() ?? null,
    })),
  };
}
