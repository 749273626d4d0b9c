import { and, asc, eq } from 'drizzle-orm';
import type { District, Khatian, Mouza, PlotItem, Tahasil } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';

/** Gives all districts by name. */
export function listDistricts(db: Database): Promise<District[]> {
  return db
    .select({ district_id: districts.id, district_name: districts.nameEn })
    .from(districts)
    .where(eq(districts.isActive, true))
    .orderBy(asc(districts.nameEn));
}

/** Gives the tahasils of a district by name. */
export function listTahasils(db: Database, districtId: number): Promise<Tahasil[]> {
  return db
    .select({ tehsil_id: tahasils.id, tehsil_name: tahasils.nameEn })
    .from(tahasils)
    .where(and(eq(tahasils.districtId, districtId), eq(tahasils.isActive, true)))
    .orderBy(asc(tahasils.nameEn));
}

/** Gives the mouzas of a tahasil by name. */
export function listMouzas(db: Database, tahasilId: number): Promise<Mouza[]> {
  return db
    .select({ mouza_id: mouzas.id, mouza_name: mouzas.nameEn })
    .from(mouzas)
    .where(and(eq(mouzas.tahasilId, tahasilId), eq(mouzas.isActive, true)))
    .orderBy(asc(mouzas.nameEn));
}

/** Gives the khatiyans of a mouza in the order of the record. */
export function listKhatiyans(db: Database, mouzaId: number): Promise<Khatian[]> {
  return db
    .select({ khata_no_id: khatiyans.id, khata_no: khatiyans.number })
    .from(khatiyans)
    .where(and(eq(khatiyans.mouzaId, mouzaId), eq(khatiyans.isActive, true)))
    .orderBy(asc(khatiyans.id));
}

/** Gives the plots of a khatiyan in the order of the record. */
export function listPlots(db: Database, khatiyanId: number): Promise<PlotItem[]> {
  return db
    .select({
      plotCode: plots.code,
      plotNo: plots.number,
      kissam: plots.kisam,
      area: plots.area,
      status: plots.status,
    })
    .from(plots)
    .where(and(eq(plots.khatiyanId, khatiyanId), eq(plots.isActive, true)))
    .orderBy(asc(plots.id));
}
