import { and, asc, eq, sql } from 'drizzle-orm';
import {
  languages,
  type District,
  type Khatian,
  type Language,
  type Mouza,
  type PlotItem,
  type Tahasil,
} from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { kisamName, localName, satwaName } from '../../db/query/localName.ts';
import { preparedQuery } from '../../db/query/preparedQuery.ts';
import { freeAcres } from '../../db/applications/plotAvailability.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../db/schema/land.ts';
import { kisams, satwas } from '../../db/schema/plotDetails.ts';

const parent = sql.placeholder('parent');
type ParentIds = { parent: number };

/** Builds a query for each language. */
const inEachLanguage = <Query>(build: (language: Language) => Query) =>
  Object.fromEntries(languages.map((language) => [language, build(language)])) as Record<
    Language,
    Query
  >;

const allDistricts = inEachLanguage((language) =>
  preparedQuery<Record<string, never>, District[]>((db) =>
    db
      .select({ district_id: districts.id, district_name: localName(districts, language) })
      .from(districts)
      .where(eq(districts.isActive, true))
      .orderBy(asc(localName(districts, language))),
  ),
);

/** Returns all districts by name. */
export const listDistricts = (db: Database, language: Language): Promise<District[]> =>
  allDistricts[language](db, {});

const tahasilsBelow = inEachLanguage((language) =>
  preparedQuery<ParentIds, Tahasil[]>((db) =>
    db
      .select({ tehsil_id: tahasils.id, tehsil_name: localName(tahasils, language) })
      .from(tahasils)
      .where(and(eq(tahasils.districtId, parent), eq(tahasils.isActive, true)))
      .orderBy(asc(localName(tahasils, language))),
  ),
);

/** Returns the tahasils of a district by name. */
export const listTahasils = (
  db: Database,
  districtId: number,
  language: Language,
): Promise<Tahasil[]> => tahasilsBelow[language](db, { parent: districtId });

const mouzasBelow = inEachLanguage((language) =>
  preparedQuery<ParentIds, Mouza[]>((db) =>
    db
      .select({ mouza_id: mouzas.id, mouza_name: localName(mouzas, language) })
      .from(mouzas)
      .where(and(eq(mouzas.tahasilId, parent), eq(mouzas.isActive, true)))
      .orderBy(asc(localName(mouzas, language))),
  ),
);

/** Returns the mouzas of a tahasil by name. */
export const listMouzas = (db: Database, tahasilId: number, language: Language): Promise<Mouza[]> =>
  mouzasBelow[language](db, { parent: tahasilId });

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

const plotsBelow = inEachLanguage((language) =>
  preparedQuery<ParentIds, PlotItem[]>((db) =>
    db
      .select({
        plotCode: plots.code,
        plotNo: plots.number,
        kissam: kisamName(language),
        satwa: satwaName(language),
        area: plots.area,
        freeArea: freeAcres,
        status: plots.status,
      })
      .from(plots)
      .innerJoin(khatiyans, eq(khatiyans.id, plots.khatiyanId))
      .leftJoin(kisams, eq(kisams.name, plots.kisam))
      .leftJoin(satwas, eq(satwas.name, khatiyans.satwa))
      .where(and(eq(plots.khatiyanId, parent), eq(plots.isActive, true)))
      .orderBy(asc(plots.id)),
  ),
);

/** Returns the plots of a khatiyan in the order of the record. */
export const listPlots = (
  db: Database,
  khatiyanId: number,
  language: Language,
): Promise<PlotItem[]> => plotsBelow[language](db, { parent: khatiyanId });
