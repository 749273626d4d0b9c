import { sql, type SQL } from 'drizzle-orm';
import { plots } from '../schema/land.ts';
import { leases } from '../schema/leases.ts';
import { encroachments, landSaleCases, landUseVerifications } from '../schema/register.ts';
import type { Registers } from './registersOnDay.ts';

/**
 * The figures of a plot from its registers, for a query over plots; the same rules as in the SQL function
 * `refresh_mouza_facts`. A leased or sold plot without an entry counts as a whole.
 */
export const plotFigures = {
  areaLeased: sql<number>`coalesce(
    (select sum(l.area) from ${leases} l where l.plot_id = ${plots.id} and l.state = 'active'),
    case when ${plots.status} = 'leased' then ${plots.area} else 0 end)`.mapWith(Number),
  areaSold: sql<number>`coalesce(
    (select sum(s.area) from ${landSaleCases} s
      where s.plot_id = ${plots.id} and s.deed_no <> '' and s.cancelled_on is null),
    case when ${plots.status} = 'sold' then ${plots.area} else 0 end)`.mapWith(Number),
  areaEncroached: sql<number>`coalesce(
    (select sum(e.area) from ${encroachments} e
      where e.plot_id = ${plots.id} and e.state = 'open'), 0)`.mapWith(Number),
  verifications: sql<number>`(select count(*) from ${landUseVerifications} v
    where v.plot_id = ${plots.id} and v.state = 'completed')`.mapWith(Number),
};

/** The day of the last completed verification of a plot, for a query over plots. */
export const plotVerifiedOn = sql<string | null>`(select max(v.completed_on)::text
  from ${landUseVerifications} v where v.plot_id = ${plots.id} and v.state = 'completed')`;

/** The numbers of the ordered sales of a plot, for a query over plots. */
export const plotSaleNo = sql<string>`coalesce(
  (select string_agg(s.case_no, ', ' order by s.id) from ${landSaleCases} s
    where s.plot_id = ${plots.id} and s.order_no <> '' and s.cancelled_on is null), '')`;

const fromPlotsOf = (source: SQL, name: string) =>
  sql`left join (${source} group by plot_id) ${sql.identifier(name)}
    on ${sql.identifier(name)}.plot_id = ${plots.id}`;

/**
 * Returns the joins of the same figures for a query over many plots: each register is added up once, not once for each
 * plot. A join of which no figure is selected costs nothing.
 */
export const joinPlotFigures = (registers: Registers): SQL =>
  sql.join(
    [
      fromPlotsOf(
        sql`select plot_id, sum(area) as area, string_agg(lease_no, ', ' order by id) as "leaseNo"
          from ${registers.leases} where state = 'active'`,
        'leased',
      ),
      fromPlotsOf(
        sql`select plot_id, sum(area) as area from ${registers.landSaleCases}
          where deed_no <> '' and cancelled_on is null`,
        'sold',
      ),
      fromPlotsOf(
        sql`select plot_id, string_agg(case_no, ', ' order by id) as "saleNo"
          from ${registers.landSaleCases} where order_no <> '' and cancelled_on is null`,
        'ordered',
      ),
      fromPlotsOf(
        sql`select plot_id, sum(area) as area from ${registers.encroachments} where state = 'open'`,
        'encroached',
      ),
      fromPlotsOf(
        sql`select plot_id, count(*) as times, max(completed_on) as "lastOn"
          from ${registers.landUseVerifications} where state = 'completed'`,
        'verified',
      ),
    ],
    sql` `,
  );

const areaLeased = sql`coalesce(leased.area, case when ${plots.status} = 'leased' then ${plots.area} else 0 end)`;
const areaSold = sql`coalesce(sold.area, case when ${plots.status} = 'sold' then ${plots.area} else 0 end)`;

/** The figures of a plot for a query that has `joinPlotFigures`; the same rules as above. */
export const plotSums = {
  areaLeased,
  areaSold,
  areaVacant: sql`case when ${plots.status} in ('available', 'leased', 'sold')
    then greatest(0, ${plots.area} - ${areaLeased} - ${areaSold}) else 0 end`,
  areaEncroached: sql`coalesce(encroached.area, 0)`,
  verifications: sql`coalesce(verified.times, 0)`,
  verifiedOn: sql`verified."lastOn"`,
  leaseNo: sql`coalesce(leased."leaseNo", '')`,
  saleNo: sql`coalesce(ordered."saleNo", '')`,
};
