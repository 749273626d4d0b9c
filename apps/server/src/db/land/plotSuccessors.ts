import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../database.ts';
import { plots } from '../schema/land.ts';
import { plotDivisions, plotLineage } from '../schema/plotDivisions.ts';

/** A plot in use that another one has become. */
export interface SuccessorPlot {
  id: number;
  code: string;
  number: string;
}

// The plots that others have become by divisions in force, over any number of them.
const lineage = sql`lineage as (
  select l.parent_id as origin, l.child_id as id from ${plotLineage} l
    join ${plotDivisions} d on d.id = l.division_id and d.undone_on is null
  union
  select lineage.origin, l.child_id from lineage join ${plotLineage} l on l.parent_id = lineage.id
    join ${plotDivisions} d on d.id = l.division_id and d.undone_on is null)`;

/** Returns the plots in use that plots have become, by the id of the former plot. */
export async function listSuccessors(
  db: Database,
  plotIds: readonly number[],
): Promise<ReadonlyMap<number, SuccessorPlot[]>> {
  const found = new Map<number, SuccessorPlot[]>();
  if (plotIds.length === 0) return found;
  const rows = await queryRows<SuccessorPlot & { origin: number }>(
    db,
    sql`with recursive ${lineage} select lineage.origin, p.id, p.code, p.number
      from lineage join ${plots} p on p.id = lineage.id and p.is_active
      where lineage.origin in (${sql.join(
        plotIds.map((id) => sql`${id}`),
        sql`, `,
      )}) order by p.id`,
  );
  for (const { origin, ...plot } of rows) found.set(origin, [...(found.get(origin) ?? []), plot]);
  return found;
}

/** Returns the former plots that have become plots, each with one of them. */
export async function listFormerPlots(
  db: Database,
  plotIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (plotIds.length === 0) return new Map();
  const rows = await queryRows<{ origin: number; id: number }>(
    db,
    sql`with recursive ${lineage} select origin, min(id) as id from lineage where id in (${sql.join(
      plotIds.map((id) => sql`${id}`),
      sql`, `,
    )}) group by origin`,
  );
  return new Map(rows.map(({ origin, id }) => [origin, id]));
}
