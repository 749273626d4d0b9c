import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { leases } from '../schema/leases.ts';
import { plotDetails } from '../schema/plotDetails.ts';
import { encroachments, landSaleCases, landUseVerifications } from '../schema/register.ts';
import { isOf, standInFor } from './landOnDay.ts';

/** How the rows of a register on a day follow from the days that they have themselves. */
interface OwnDays {
  /** The condition that a row `e` is in its register. */
  isEntered: SQL;
  /** What a row had on the day in place of the values of a later day, by column. */
  values: Readonly<Record<string, SQL>>;
}

/**
 * Returns the query for the rows that a register had at the end of a day (yyyy-MM-dd): the versions that contain the day,
 * and the present rows that have not changed since.
 */
function selectRegisterOn(table: PgTable, key: string, day: string, own?: OwnDays): SQL {
  const name = getTableName(table);
  const columns = Object.values(getTableColumns(table)).map((column) => {
    const value = own?.values[column.name] ?? sql`e.${sql.identifier(column.name)}`;
    return sql`${value} as ${sql.identifier(column.name)}`;
  });
  return sql`
  select ${sql.join(columns, sql`, `)} from (
    select t.* from ${sql.identifier(name)} t
    where not exists (select from register_versions v
      where v.register = ${name} and v.record_id = t.${sql.identifier(key)} and v.until_day > ${day}::date)
    union all
    select t.* from register_versions v
    cross join lateral jsonb_populate_record(null::${sql.identifier(name)}, v.record) t
    where v.register = ${name} and v.record is not null and ${isOf(day)}
  ) e where ${own?.isEntered ?? sql`true`}`;
}

const keepUntil = (day: string, isLater: SQL, column: string, before: SQL) =>
  sql`case when ${isLater} > ${day}::date then ${before} else e.${sql.identifier(column)} end`;

/** A lease counts from its start or its deed; one that ran out since was active. */
const leaseDays = (day: string): OwnDays => ({
  isEntered: sql`least(e.starts_on, e.deed_on) <= ${day}::date`,
  values: {
    state: sql`case when e.state = 'ended' and e.ends_on > ${day}::date then 'active' else e.state end`,
  },
});

/** A removed encroachment was open until its removal. */
const encroachmentDays = (day: string): OwnDays => {
  const before = (column: string, value: SQL) => keepUntil(day, sql`e.removed_on`, column, value);
  return {
    isEntered: sql`e.found_on <= ${day}::date`,
    values: {
      state: before('state', sql`'open'`),
      removed_on: before('removed_on', sql`null`),
      recovered_area: before('recovered_area', sql`null`),
    },
  };
};

/** Order, deed and cancellation of a sale case count from their days. */
const saleDays = (day: string): OwnDays => ({
  isEntered: sql`e.opened_on <= ${day}::date`,
  values: {
    order_no: keepUntil(day, sql`e.ordered_on`, 'order_no', sql`''`),
    ordered_on: keepUntil(day, sql`e.ordered_on`, 'ordered_on', sql`null`),
    deed_no: keepUntil(day, sql`e.deed_on`, 'deed_no', sql`''`),
    deed_on: keepUntil(day, sql`e.deed_on`, 'deed_on', sql`null`),
    cancelled_on: keepUntil(day, sql`e.cancelled_on`, 'cancelled_on', sql`null`),
  },
});

/** A completed verification was planned until its day. */
const verificationDays = (day: string): OwnDays => ({
  isEntered: sql`least(e.planned_on, e.completed_on) <= ${day}::date`,
  values: {
    state: keepUntil(day, sql`e.completed_on`, 'state', sql`'planned'`),
    completed_on: keepUntil(day, sql`e.completed_on`, 'completed_on', sql`null`),
  },
});

/** The registers about plots, each under the name of its table. */
export interface Registers {
  leases: typeof leases;
  landSaleCases: typeof landSaleCases;
  encroachments: typeof encroachments;
  landUseVerifications: typeof landUseVerifications;
  plotDetails: typeof plotDetails;
}

const registers: Registers = {
  leases,
  landSaleCases,
  encroachments,
  landUseVerifications,
  plotDetails,
};

/** Returns the registers as of a day (yyyy-MM-dd) for queries of their tables; the tables without a day. */
export function registersOn(day: string | undefined): Registers {
  if (day === undefined) return registers;
  const build = <T extends PgTable>(table: T, own?: OwnDays, key = 'id'): T =>
    standInFor(table, selectRegisterOn(table, key, day, own));
  return {
    leases: build(leases, leaseDays(day)),
    landSaleCases: build(landSaleCases, saleDays(day)),
    encroachments: build(encroachments, encroachmentDays(day)),
    landUseVerifications: build(landUseVerifications, verificationDays(day)),
    plotDetails: build(plotDetails, undefined, 'plot_id'),
  };
}
