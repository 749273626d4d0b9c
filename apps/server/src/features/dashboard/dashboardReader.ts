import { and, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { DashboardFilter, Language } from '@temple-land/portal-core';
import { isInTerritory } from '../../db/land/landTerritory.ts';
import { buildTerritoryCondition } from '../../db/land/territory.ts';
import { startOfIndianDay, startOfNextIndianDay } from '../../db/indianDay.ts';
import { applications } from '../../db/schema/applications.ts';
import { districts, mouzas, tahasils } from '../../db/schema/land.ts';
import type { Caller } from '../../handler.ts';

/** Who reads a dashboard, with which filter, when and in which language. */
export interface DashboardReader {
  caller: Caller;
  filter: DashboardFilter;
  now: Date;
  language: Language;
}

/** Returns the condition that an application is in the reader's area and matches the filter. */
export function matchesApplication({ caller, filter }: DashboardReader): SQL {
  const { districtCode, tahasilCode, villageCode, applicationType } = filter;
  const { receivedFrom, receivedTo } = filter;
  const condition = and(
    buildTerritoryCondition(caller, applications),
    districtCode === undefined ? undefined : eq(applications.districtId, districtCode),
    tahasilCode === undefined ? undefined : eq(applications.tahasilId, tahasilCode),
    villageCode === undefined ? undefined : eq(applications.mouzaId, villageCode),
    applicationType === undefined ? undefined : eq(applications.type, applicationType),
    receivedFrom ? gte(applications.createdOn, startOfIndianDay(receivedFrom)) : undefined,
    receivedTo ? lt(applications.createdOn, startOfNextIndianDay(receivedTo)) : undefined,
  );
  return condition ?? sql`true`;
}

/**
 * Returns the condition that land is in the reader's area, in use, and in the place of the filter; it needs the tables
 * `mouzas`, `tahasils` and `districts`.
 */
export function matchesLand({
  caller,
  filter: { districtCode, tahasilCode, villageCode },
}: DashboardReader): SQL {
  const condition = and(
    isInTerritory(caller),
    eq(districts.isActive, true),
    eq(tahasils.isActive, true),
    eq(mouzas.isActive, true),
    districtCode === undefined ? undefined : eq(districts.id, districtCode),
    tahasilCode === undefined ? undefined : eq(tahasils.id, tahasilCode),
    villageCode === undefined ? undefined : eq(mouzas.id, villageCode),
  );
  return condition ?? sql`true`;
}

/** Joins the places of land from `mouzas` upward. */
export const joinPlaces = sql`
  join ${tahasils} on ${tahasils.id} = ${mouzas.tahasilId}
  join ${districts} on ${districts.id} = ${tahasils.districtId}`;
