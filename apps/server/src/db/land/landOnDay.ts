import { getTableName, sql, Subquery, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { formatIndianDate } from '@temple-land/portal-core';
import { queryRows, type Database } from '../database.ts';
import { khatiyans, plots } from '../schema/land.ts';

/** The condition that a version `v` contains a day. */
export const isOf = (day: string) => sql`v.from_day <= ${day}::date and v.until_day > ${day}::date`;

/** Returns the condition that a moment is after the end of a day (yyyy-MM-dd) in India. */
export const isAfterDay = (moment: SQL, day: string): SQL =>
  sql`${moment} >= (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata'`;

/**
 * Returns the query for the plots that were in use at the end of a day (yyyy-MM-dd), with the outlines and values of that
 * day. Codes are the present ones, because they identify plots.
 */
export const selectPlotsOn = (day: string): SQL => sql`
  select p.id, p.khatiyan_id, p.mouza_id, p.code, p.number, p.kisam, p.area, p.status, p.bounds, p.ring, p.version,
    p.is_active
  from plots p
  where p.is_active
    and not exists (select from plot_versions v where v.plot_id = p.id and v.until_day > ${day}::date)
  union all
  select p.id, v.khatiyan_id, p.mouza_id, p.code, v.number, v.kisam, v.area, v.status, v.bounds, v.ring, p.version,
    v.is_active
  from plot_versions v
  join plots p on p.id = v.plot_id
  where v.is_active and ${isOf(day)}`;

/** Selects columns of the version `v` of a day, or of the present row `p` where it has not changed since. */
const selectOnDay = (key: string, columns: readonly string[]) =>
  sql.raw(
    columns
      .map((name) => `case when v.${key} is null then p.${name} else v.${name} end as ${name}`)
      .join(', '),
  );

const plotColumns = [
  'khatiyan_id',
  'number',
  'kisam',
  'area',
  'status',
  'is_active',
  'bounds',
  'ring',
];
const khatiyanColumns = [
  'number',
  'owner_line',
  'marfatdar',
  'satwa',
  'rent',
  'cess',
  'ror_status',
  'published_on',
];

/** Returns the query for the plots as they were at the end of a day, also those out of use then. */
const selectEveryPlotOn = (day: string): SQL => sql`
  select p.id, p.mouza_id, p.code, p.version, ${selectOnDay('plot_id', plotColumns)}
  from plots p left join plot_versions v on v.plot_id = p.id and ${isOf(day)}`;

/**
 * Returns the query for the khatiyans as they were at the end of a day, also those out of use then. One that was added
 * later than the days from which its plots are in force is in use with them.
 */
export const selectKhatiyansOn = (day: string): SQL => sql`
  select p.id, p.mouza_id, p.recorded_on, p.version, ${selectOnDay('khatiyan_id', khatiyanColumns)},
    coalesce(v.is_active, p.is_active)
      or exists (select from (${selectPlotsOn(day)}) held where held.khatiyan_id = p.id) as is_active
  from khatiyans p left join khatiyan_versions v on v.khatiyan_id = p.id and ${isOf(day)}`;

/** Returns a query under the name of a table, whose columns it has, for queries of that table. */
export const standInFor = <T extends PgTable>(table: T, query: SQL): T =>
  new Subquery(query, {}, getTableName(table)) as unknown as T;

/** Returns the plots as of a day under the name of their table, for queries of it; the table without a day. */
export const plotsOn = (day: string | undefined): typeof plots =>
  day === undefined ? plots : standInFor(plots, selectPlotsOn(day));

/** Returns the plots as of a day, also those out of use then, under the name of their table; the table without a day. */
export const everyPlotOn = (day: string | undefined): typeof plots =>
  day === undefined ? plots : standInFor(plots, selectEveryPlotOn(day));

/** Returns the khatiyans as of a day under the name of their table; the table without a day. */
export const khatiyansOn = (day: string | undefined): typeof khatiyans =>
  day === undefined ? khatiyans : standInFor(khatiyans, selectKhatiyansOn(day));

/**
 * Returns the first day (yyyy-MM-dd) of the history of the land record: the one before its first kept change, or today
 * without one.
 */
export async function findFirstDay(db: Database, now: Date): Promise<string> {
  const today = formatIndianDate(now);
  const [row] = await queryRows<{ first: string }>(
    db,
    sql`select to_char(least(${today}::date, min(until_day) - 1), 'YYYY-MM-DD') as first from (
      (select until_day from plot_versions order by until_day limit 1)
      union all
      (select until_day from khatiyan_versions order by until_day limit 1)
    ) changes`,
  );
  return row?.first ?? today;
}

/** Returns whether the land record is known as of a day (yyyy-MM-dd): not before its history, not after today. */
export async function isKnownDay(db: Database, day: string, now: Date): Promise<boolean> {
  return day <= formatIndianDate(now) && day >= (await findFirstDay(db, now));
}
