import { sql, Subquery, type SQL } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import { queryRows, type Database } from '../database.ts';
import { khatiyans, plots } from '../schema/land.ts';

/** The condition that a version `v` contains a day. */
const isOf = (day: string) => sql`v.from_day <= ${day}::date and v.until_day > ${day}::date`;

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

/** Returns the query for khatiyans as they were on a day; one that was retired since is in use, as its plots were. */
export const selectKhatiyansOn = (day: string): SQL => sql`
  select k.id, k.mouza_id, coalesce(v.number, k.number) as number, coalesce(v.owner_line, k.owner_line) as owner_line,
    coalesce(v.satwa, k.satwa) as satwa, k.ror_status, true as is_active
  from khatiyans k
  left join khatiyan_versions v on v.khatiyan_id = k.id and ${isOf(day)}`;

/** Returns the plots as of a day under the name of their table, for queries of it; the table without a day. */
export const plotsOn = (day: string | undefined): typeof plots =>
  // A subquery with the name and the columns of the table takes its place.
  day === undefined
    ? plots
    : (new Subquery(selectPlotsOn(day), {}, 'plots') as unknown as typeof plots);

/** Returns the khatiyans as of a day under the name of their table; the table without a day. */
export const khatiyansOn = (day: string | undefined): typeof khatiyans =>
  day === undefined
    ? khatiyans
    : (new Subquery(selectKhatiyansOn(day), {}, 'khatiyans') as unknown as typeof khatiyans);

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
