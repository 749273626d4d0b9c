import { and, asc, eq, sql } from 'drizzle-orm';
import type { District, Khatian, Mouza, PlotItem, Tahasil } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { preparedQuery } from '../../db/query/preparedQuery.ts';
import { freeAcres } from '../../db/applications/plotAvailability.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';

const parent = sql.placeholder('parent');
type ParentIds = { parent: number };

const allDistricts = preparedQuery<Record<string, never>, District[]>((db) =>
  db
    .select({ district_id: districts.id, district_name: districts.nameEn })
    .from(districts)
    .where(eq(districts.isActive, true))
    .orderBy(asc(districts.nameEn)),
);

/** Returns all districts by name. */
export const listDistricts = (db: Database): Promise<District[]> => allDistricts(db, {});

const tahasilsBelow = preparedQuery<ParentIds, Tahasil[]>((db) =>
  db
    .select({ tehsil_id: tahasils.id, tehsil_name: tahasils.nameEn })
    .from(tahasils)
    .where(and(eq(tahasils.districtId, parent), eq(tahasils.isActive, true)))
    .orderBy(asc(tahasils.nameEn)),
);

/** Returns the tahasils of a district by name. */
export const listTahasils = (db: Database, districtId: number): Promise<Tahasil[]> =>
  tahasilsBelow(db, { parent: districtId });

const mouzasBelow = preparedQuery<ParentIds, Mouza[]>((db) =>
  db
    .select({ mouza_id: mouzas.id, mouza_name: mouzas.nameEn })
    .from(mouzas)
    .where(and(eq(mouzas.tahasilId, parent), eq(mouzas.isActive, true)))
    .orderBy(asc(mouzas.nameEn)),
);

/** Returns the mouzas of a tahasil by name. */
export const listMouzas = (db: Database, tahasilId: number): Promise<Mouza[]> =>
  mouzasBelow(db, { parent: tahasilId });

const khatiyansBelow = preparedQuery<ParentIds, Khatian[]>((db) =>
  db
    .select({ khata_no_id: khatiyans.id, khata_no: khatiyans.number })
    .from(khatiyans)
    .where(and(eq(khatiyans.mouzaId, parent), eq(khatiyans.isActive, true)))
    .orderBy(asc(khatiyans.id)),
);

/** Returns the khatiyans of a mouza in the order of the record. */
export const listKhatiyans = (db: Database, mouzaId: number): Promise<Khatian[]> =>
  khatiyansBelow(db, { parent: mouzaId });

const plotsBelow = preparedQuery<ParentIds, PlotItem[]>((db) =>
  db
    .select({
      plotCode: plots.code,
      plotNo: plots.number,
      kissam: plots.kisam,
      area: plots.area,
      freeArea: freeAcres,
      status: plots.status,
    })
    .from(plots)
    .where(and(eq(plots.khatiyanId, parent), eq(plots.isActive, true)))
    .orderBy(asc(plots.id)),
);

/** Returns the plots of a khatiyan in the order of the record. */
export const listPlots = (db: Database, khatiyanId: number): Promise<PlotItem[]> =>
  plotsBelow(db, { parent: khatiyanId });
