import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Language, ReportView } from '@temple-land/portal-core';
import { isInTerritory } from '../../../db/land/landTerritory.ts';
import type { Responsibility } from '../../../db/land/territory.ts';
import { localName } from '../../../db/query/localName.ts';
import { districts, khatiyans, mouzas, plots, tahasils } from '../../../db/schema/land.ts';

/** Who reads a report, which view of it, when and in which language. */
export interface RegisterReader {
  caller: Responsibility;
  view: ReportView;
  now: Date;
  language: Language;
}

/** Returns the condition that a tahasil, and a mouza where one is joined, is in the reader's area and the view's place. */
export function isInPlace({ caller, view }: RegisterReader, mouzaId: SQL): SQL {
  const { districtCode, tahasilCode, villageCode } = view;
  const condition = and(
    isInTerritory(caller),
    districtCode === undefined ? undefined : eq(tahasils.districtId, districtCode),
    tahasilCode === undefined ? undefined : eq(tahasils.id, tahasilCode),
    villageCode === undefined ? undefined : sql`${mouzaId} = ${villageCode}`,
  );
  return condition ?? sql`true`;
}

/** Returns the condition that land is in the reader's area and in use; it needs the three tables of places. */
export const isLandInPlace = (reader: RegisterReader): SQL =>
  sql`${isInPlace(reader, sql`${mouzas.id}`)} and ${districts.isActive} and ${tahasils.isActive} and ${mouzas.isActive}`;

/** Joins the places above a mouza. */
export const joinPlaces = sql`join ${tahasils} on ${tahasils.id} = ${mouzas.tahasilId}
  join ${districts} on ${districts.id} = ${tahasils.districtId}`;

/** Joins khatiyan, mouza and the places above to plots. */
export const joinLand = sql`join ${khatiyans} on ${khatiyans.id} = ${plots.khatiyanId}
  join ${mouzas} on ${mouzas.id} = ${plots.mouzaId} ${joinPlaces}`;

/** Selects names and ids of district and tahasil. */
export const selectTahasil = ({ language }: RegisterReader): SQL =>
  sql`${localName(districts, language)} as district, ${localName(tahasils, language)} as tahasil,
    ${districts.id} as "districtId", ${tahasils.id} as "tahasilId"`;

/** Selects names and ids of district, tahasil and mouza. */
export const selectPlaces = (reader: RegisterReader): SQL =>
  sql`${selectTahasil(reader)}, ${localName(mouzas, reader.language)} as mouza, ${mouzas.id} as "mouzaId"`;

/** Returns the query of all rows of a report in the reader's area: a column for each key, `rowId` and ids for links. */
export type BuildSource = (reader: RegisterReader) => SQL;

/** Returns the day in India of a moment. */
export const toDay = (moment: SQL): SQL => sql`(${moment} at time zone 'Asia/Kolkata')::date`;
