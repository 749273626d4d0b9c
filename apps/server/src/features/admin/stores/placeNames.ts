import { eq, inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/database.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';
import type { StoredRecord } from './store.ts';

/** The conditions of records in a district, a tahasil or a mouza, by the column of their mouza. */
export const mouzaFilters = (mouza: PgColumn, db: Database) => {
  const ofTahasils = (tahasil: SQL) =>
    inArray(mouza, db.select({ id: mouzas.id }).from(mouzas).where(tahasil));
  return {
    mouzaId: (id: number) => eq(mouza, id),
    tahasilId: (id: number) => ofTahasils(eq(mouzas.tahasilId, id)),
    districtId: (id: number) => ofTahasils(inArray(mouzas.tahasilId, tahasilsOf(db, id))),
  };
};

/** Returns the query of the tahasils of a district. */
export const tahasilsOf = (db: Database, districtId: number) =>
  db.select({ id: tahasils.id }).from(tahasils).where(eq(tahasils.districtId, districtId));

interface Names {
  id: number;
  mouza?: string;
  tahasil?: string;
  district: string;
}

const toPlaces = (rows: readonly Names[]): Map<number, StoredRecord> =>
  new Map(
    rows.map(({ id, mouza, tahasil, district }) => {
      const names = [mouza, tahasil, district].filter((name) => name !== undefined);
      return [id, { location: names.join(', ') }];
    }),
  );

const [tahasil, district] = [tahasils.nameEn, districts.nameEn];

/** Returns the district of each mouza's tahasil. */
export async function locateMouzas(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: mouzas.id, district })
    .from(mouzas)
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(inArray(mouzas.id, [...ids]));
  return toPlaces(rows);
}

/** Returns tahasil and district of each khatiyan's mouza. */
export async function locateKhatiyans(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: khatiyans.id, tahasil, district })
    .from(khatiyans)
    .innerJoin(mouzas, eq(mouzas.id, khatiyans.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(inArray(khatiyans.id, [...ids]));
  return toPlaces(rows);
}

/** Returns mouza, tahasil and district of each plot. */
export async function locatePlots(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: plots.id, mouza: mouzas.nameEn, tahasil, district })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .innerJoin(tahasils, eq(tahasils.id, mouzas.tahasilId))
    .innerJoin(districts, eq(districts.id, tahasils.districtId))
    .where(inArray(plots.id, [...ids]));
  return toPlaces(rows);
}
