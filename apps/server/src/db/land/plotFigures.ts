import { sql } from 'drizzle-orm';
import { plots } from '../schema/land.ts';
import { leases } from '../schema/leases.ts';
import { encroachments, landSaleCases, landUseVerifications } from '../schema/register.ts';

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
