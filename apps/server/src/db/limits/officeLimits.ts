import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { formatIndianDate, limitNames, limitRules, type LimitName } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { limitValues } from '../schema/limits.ts';

const isInForce = (now: Date) =>
  and(eq(limitValues.isActive, true), lte(limitValues.effectiveFrom, formatIndianDate(now)));

/** Selects the value of a limit that is in force on the day of a placeholder `today`; null without one. */
export const selectLimit = (name: LimitName) => sql<number | null>`(
  select ${limitValues.value} from ${limitValues}
  where ${limitValues.name} = ${sql.raw(`'${name}'`)} and ${limitValues.isActive}
    and ${limitValues.effectiveFrom} <= ${sql.placeholder('today')}
  order by ${limitValues.effectiveFrom} desc limit 1)`;

/** Returns the value of a limit that is in force; that of a new portal where the office has retired every other one. */
export async function readLimit(db: Database, name: LimitName, now: Date): Promise<number> {
  const [row] = await db
    .select({ value: limitValues.value })
    .from(limitValues)
    .where(and(eq(limitValues.name, name), isInForce(now)))
    .orderBy(desc(limitValues.effectiveFrom))
    .limit(1);
  return row?.value ?? limitRules[name].first;
}

/** Returns the values of all limits that are in force. */
export async function listLimits(
  db: Database,
  now: Date,
): Promise<{ name: LimitName; value: number }[]> {
  const rows = await db
    .selectDistinctOn([limitValues.name], { name: limitValues.name, value: limitValues.value })
    .from(limitValues)
    .where(isInForce(now))
    .orderBy(limitValues.name, desc(limitValues.effectiveFrom));
  return limitNames.map((name) => ({
    name,
    value: rows.find((row) => row.name === name)?.value ?? limitRules[name].first,
  }));
}
