import { sql, type SQL } from 'drizzle-orm';
import type { PlaceFigures } from '@temple-land/portal-core';
import { queryRows, type Database } from '../../db/database.ts';
import { unpackRing } from '../../db/land/ring.ts';
import { localName } from '../../db/query/localName.ts';
import { applications } from '../../db/schema/applications.ts';
import { districts, mouzas, tahasils } from '../../db/schema/land.ts';
import { leases } from '../../db/schema/leases.ts';
import { mouzaFacts } from '../../db/schema/register.ts';
import { applicationConditions as counted } from './applicationConditions.ts';
import {
  joinPlaces,
  matchesApplication,
  matchesLand,
  type DashboardReader,
} from './dashboardReader.ts';
import { isLeaseActive } from './recordFigures.ts';

type Level = 'district' | 'tahasil' | 'mouza';
type Counts = Omit<PlaceFigures, 'code' | 'name' | 'outline'>;

/**
 * Returns the level of the places of a dashboard: mouzas for one tahasil's officer, tahasils where it is that of one
 * district.
 */
export function getPlaceLevel({ caller, filter }: DashboardReader): Level {
  if (caller.userType === 'T') return 'mouza';
  const isOneDistrict = caller.districtId !== null || filter.districtCode !== undefined;
  return isOneDistrict ? 'tahasil' : 'district';
}

const levels = {
  district: { table: districts, code: applications.districtId },
  tahasil: { table: tahasils, code: applications.tahasilId },
  mouza: { table: mouzas, code: applications.mouzaId },
} as const;

const countWhere = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;

/** Returns a function that finds the counts of a place by its code. */
async function countBy<Row extends object>(db: Database, statement: SQL) {
  const rows = await queryRows<Row & { code: number }>(db, statement);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return (code: number): Partial<Row> => {
    const { code: _, ...counts } = byCode.get(code) ?? { code };
    return counts as Partial<Row>;
  };
}

const nothing: Counts = {
  pending: 0,
  overdue: 0,
  dueSoon: 0,
  decided: 0,
  reports: 0,
  cases: 0,
  possessions: 0,
  leases: 0,
  plots: 0,
  area: 0,
  areaFinal: 0,
};

/** Returns the figures of the places of a dashboard by name, with their outlines. */
export async function listPlaceFigures(
  db: Database,
  reader: DashboardReader,
): Promise<PlaceFigures[]> {
  const { now, language } = reader;
  const { table, code } = levels[getPlaceLevel(reader)];
  const found = await queryRows<{
    code: number;
    name: string;
    ring: Uint8Array | null;
    area: number;
  }>(
    db,
    sql`select ${table.id} as code, ${localName(table, language)} as name, ${table.ring} as ring,
        sum(${mouzaFacts.plots})::int as plots, sum(${mouzaFacts.area})::float as area,
        sum(${mouzaFacts.areaFinal})::float as "areaFinal"
      from ${mouzas} ${joinPlaces} join ${mouzaFacts} on ${mouzaFacts.mouzaId} = ${mouzas.id}
      where ${matchesLand(reader)} group by ${table.id} order by 2`,
  );
  const work = await countBy<Counts>(
    db,
    sql`select ${code} as code, ${countWhere(counted.pending(now, ''))} as pending,
        ${countWhere(counted.overdue(now, ''))} as overdue, ${countWhere(sql`${applications.type} = 1`)} as reports,
        ${countWhere(counted.dueSoon(now, ''))} as "dueSoon", ${countWhere(counted.decided(now, ''))} as decided,
        ${countWhere(counted.caseFiled(now, ''))} as cases,
        ${countWhere(counted.casePossession(now, ''))} as possessions
      from ${applications} where ${matchesApplication(reader)} group by 1`,
  );
  const leased = await countBy<Counts>(
    db,
    sql`select ${table.id} as code, count(*)::int as leases
      from ${leases} join ${mouzas} on ${mouzas.id} = ${leases.mouzaId} ${joinPlaces}
      where ${matchesLand(reader)} and ${isLeaseActive} group by 1`,
  );
  return found.map(({ ring, ...row }) => ({
    ...nothing,
    ...work(row.code),
    ...leased(row.code),
    ...row,
    outline: ring === null ? [] : unpackRing(ring).map(([x, y]): [number, number] => [x, y]),
  }));
}
