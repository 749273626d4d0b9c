import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { districts, khatiyans, mouzas, tahasils } from '../schema/land.ts';
import { buildTerritoryCondition, type Responsibility } from './territory.ts';

/** A filter by place; absent levels do not restrict it. */
export interface PlaceFilter {
  districtCode?: number | undefined;
  tahasilCode?: number | undefined;
  villageCode?: number | undefined;
}

/** Returns the condition that a tahasil is in an officer's territory. */
export const isInTerritory = (officer: Responsibility) =>
  buildTerritoryCondition(officer, { districtId: tahasils.districtId, tahasilId: tahasils.id });

/** Returns whether an officer's territory is the whole state. */
const hasFullTerritory = ({ userType, districtId }: Responsibility): boolean =>
  userType === 'A' || (userType === 'O' && districtId === null);

/** Returns a subquery for the ids of the mouzas of a place in an officer's territory. */
export function selectMouzaIds(db: Database, officer: Responsibility, place: PlaceFilter) {
  const { districtCode, tahasilCode, villageCode } = place;
  return db
    .select({ id: mouzas.id })
    .from(mouzas)
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .where(
      and(
        isInTerritory(officer),
        districtCode === undefined ? undefined : eq(tahasils.districtId, districtCode),
        tahasilCode === undefined ? undefined : eq(tahasils.id, tahasilCode),
        villageCode === undefined ? undefined : eq(mouzas.id, villageCode),
      ),
    );
}

/**
 * Returns the condition that a mouza is in the officer's territory, whose mouza ids are selected first, so that other
 * districts are not scanned; undefined if the territory is the whole state.
 */
export const isMouzaInTerritory = (
  db: Database,
  officer: Responsibility,
  mouzaId: PgColumn | SQL,
): SQL | undefined =>
  hasFullTerritory(officer)
    ? undefined
    : sql`${mouzaId} = any(array${selectMouzaIds(db, officer, {})})`;

/** A subquery for the ids of mouzas. */
export type MouzaIds = ReturnType<typeof selectMouzaIds>;

/** The names of a place of the land record, down to the requested level. */
export interface FoundPlace {
  district_name: string;
  tehsil_name?: string;
  mouza_name?: string;
  khata_no?: string;
}

const first = <Row>([row]: Row[]): Row | undefined => row;

async function findDistrict(db: Database, officer: Responsibility, districtId: number) {
  const rows = await db
    .select({ district_name: districts.nameEn })
    .from(districts)
    .innerJoin(tahasils, eq(tahasils.districtId, districts.id))
    .where(and(eq(districts.id, districtId), eq(districts.isActive, true), isInTerritory(officer)))
    .limit(1);
  return first(rows);
}

async function findTahasil(
  db: Database,
  officer: Responsibility,
  districtId: number,
  tahasilId: number,
) {
  const rows = await db
    .select({ district_name: districts.nameEn, tehsil_name: tahasils.nameEn })
    .from(tahasils)
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(
      and(
        eq(tahasils.id, tahasilId),
        eq(districts.id, districtId),
        eq(tahasils.isActive, true),
        isInTerritory(officer),
      ),
    );
  return first(rows);
}

/**
 * Finds a place by its ids in an officer's territory; each id must be a child of the previous one. Undefined for a
 * place that does not exist, is out of use, or is outside the territory.
 */
export async function findPlace(
  db: Database,
  officer: Responsibility,
  place: PlaceFilter & { districtCode: number; khataNoId?: number | undefined },
): Promise<FoundPlace | undefined> {
  const { districtCode, tahasilCode, villageCode, khataNoId } = place;
  if (tahasilCode === undefined) return findDistrict(db, officer, districtCode);
  const above = await findTahasil(db, officer, districtCode, tahasilCode);
  if (!above || villageCode === undefined) return above;
  const isMouza = and(
    eq(mouzas.id, villageCode),
    eq(mouzas.tahasilId, tahasilCode),
    eq(mouzas.isActive, true),
  );
  const mouza = first(await db.select({ mouza_name: mouzas.nameEn }).from(mouzas).where(isMouza));
  if (!mouza || khataNoId === undefined) return mouza && { ...above, ...mouza };
  const isBook = and(
    eq(khatiyans.id, khataNoId),
    eq(khatiyans.mouzaId, villageCode),
    eq(khatiyans.isActive, true),
  );
  const book = first(await db.select({ khata_no: khatiyans.number }).from(khatiyans).where(isBook));
  return book && { ...above, ...mouza, ...book };
}
