import { and, eq, sql, type SQL } from 'drizzle-orm';
import { formatIndianDate, type Language, type ReportView } from '@temple-land/portal-core';
import { applicationsOn } from '../../../db/applications/applicationsOnDay.ts';
import {
  mouzaFactsOn,
  mouzaLandFactsOn,
  outlineDifferencesOn,
} from '../../../db/land/figuresOnDay.ts';
import { everyPlotOn, isAfterDay, khatiyansOn, plotsOn } from '../../../db/land/landOnDay.ts';
import { registersOn } from '../../../db/land/registersOnDay.ts';
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

/** Returns the earlier day (yyyy-MM-dd) of which a view is; undefined for today. */
export function getEarlierDay({ view: { day }, now }: Pick<RegisterReader, 'view' | 'now'>) {
  return day === formatIndianDate(now) ? undefined : day;
}

/** Returns the day (yyyy-MM-dd) of which a view is. */
export const getReportDay = (reader: RegisterReader): string =>
  getEarlierDay(reader) ?? formatIndianDate(reader.now);

/** Returns the condition that a moment is not after the day of a view, or the moment at which it is read. */
export function isBy(reader: RegisterReader, moment: SQL): SQL {
  const day = getEarlierDay(reader);
  return day === undefined
    ? sql`${moment} <= ${reader.now.toISOString()}`
    : sql`not ${isAfterDay(moment, day)}`;
}

/**
 * Returns the tables from which a report reads: those of its day, each a query under the name of its table. Columns are
 * those of the tables.
 */
export function getTables(reader: RegisterReader) {
  const day = getEarlierDay(reader);
  const mouzaIds = sql`select ${mouzas.id} from ${mouzas} ${joinPlaces} where ${isLandInPlace(reader)}`;
  const wanted = day === undefined ? undefined : { day, mouzaIds };
  return {
    plots: plotsOn(day),
    /** Also those out of use, in which an entry of a register stays. */
    everyPlot: everyPlotOn(day),
    khatiyans: khatiyansOn(day),
    mouzaFacts: mouzaFactsOn(wanted),
    mouzaLandFacts: mouzaLandFactsOn(wanted),
    outlineDifferences: outlineDifferencesOn(day),
    applications: applicationsOn(day),
    ...registersOn(day),
  };
}

/** The tables of a report. */
export type ReportTables = ReturnType<typeof getTables>;

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
export const joinLand = (on: Pick<ReportTables, 'khatiyans'>): SQL =>
  sql`join ${on.khatiyans} on ${khatiyans.id} = ${plots.khatiyanId}
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
