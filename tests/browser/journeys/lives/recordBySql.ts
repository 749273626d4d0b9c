import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openPglite } from '../../../../apps/server/src/db/connection/pglite.ts';
import type { Database } from '../../../../apps/server/src/db/database.ts';
import { queryRows } from '../../../../apps/server/src/db/database.ts';

/** The acres and verifications that SQL sums up for a place. */
export interface Sums extends Record<string, unknown> {
  areaLeased: number;
  areaSold: number;
  areaEncroached: number;
  verifications: number;
}

/** What the tables say about a plot, its places, and the applications of a life. */
export interface RecordBySql {
  status: string;
  plot: Sums;
  khatiyan: Sums;
  mouza: Sums;
  tahasil: Sums;
  /** The kinds of the events of the plot since the life began, oldest first. */
  events: string[];
}

const sumOver = (condition: ReturnType<typeof sql>) => sql<Sums>`
  select
    coalesce(sum(coalesce(lease.area, case when p.status = 'leased' then p.area else 0 end)), 0)::float
      as "areaLeased",
    coalesce(sum(coalesce(sale.area, case when p.status = 'sold' then p.area else 0 end)), 0)::float
      as "areaSold",
    coalesce(sum(taken.area), 0)::float as "areaEncroached",
    coalesce(sum(seen.count), 0)::int as "verifications"
  from plots p
  left join (select plot_id, sum(area) as area from leases where state = 'active' group by plot_id)
    lease on lease.plot_id = p.id
  left join (select plot_id, sum(area) as area from land_sale_cases
    where deed_no <> '' and cancelled_on is null group by plot_id) sale on sale.plot_id = p.id
  left join (select plot_id, sum(area) as area from encroachments where state = 'open' group by plot_id)
    taken on taken.plot_id = p.id
  left join (select plot_id, count(*) as count from land_use_verifications
    where state = 'completed' group by plot_id) seen on seen.plot_id = p.id
  where p.is_active and ${condition}`;

async function readSums(db: Database, condition: ReturnType<typeof sql>): Promise<Sums> {
  const [sums] = await queryRows<Sums>(db, sumOver(condition));
  if (sums === undefined) throw new Error('The sums have no row.');
  return sums;
}

async function readTables(db: Database, plotCode: string): Promise<RecordBySql> {
  const [plot] = await queryRows<{ id: number; status: string; khatiyan: number; mouza: number }>(
    db,
    sql`select id, status, khatiyan_id as khatiyan, mouza_id as mouza from plots
      where code = ${plotCode}`,
  );
  if (plot === undefined) throw new Error(`There is no plot ${plotCode}.`);
  const events = await queryRows<{ kind: string }>(
    db,
    sql`select kind from plot_events where plot_id = ${plot.id} order by id`,
  );
  return {
    status: plot.status,
    plot: await readSums(db, sql`p.id = ${plot.id}`),
    khatiyan: await readSums(db, sql`p.khatiyan_id = ${plot.khatiyan}`),
    mouza: await readSums(db, sql`p.mouza_id = ${plot.mouza}`),
    tahasil: await readSums(
      db,
      sql`p.mouza_id in (select id from mouzas where tahasil_id =
        (select tahasil_id from mouzas where id = ${plot.mouza}))`,
    ),
    events: events.map(({ kind }) => kind),
  };
}

async function readCopy(worker: number, plotCode: string): Promise<RecordBySql> {
  const copy = mkdtempSync(join(tmpdir(), 'portal-record-'));
  try {
    const folder = join('.cache/browser-data', String(worker), 'db');
    cpSync(folder, join(copy, 'db'), { recursive: true });
    const { db, close } = await openPglite(copy, () => undefined);
    const record = await readTables(db, plotCode);
    await close();
    return record;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/**
 * Reads the record of a plot by SQL alone, in a copy of the database of a worker's portal. Copied in the middle of a
 * write, a database does not open; then it is copied again.
 */
export async function readRecordBySql(
  worker: number,
  plotCode: string,
  attempts = 3,
): Promise<RecordBySql> {
  try {
    return await readCopy(worker, plotCode);
  } catch (error) {
    if (attempts === 1) throw error;
    return readRecordBySql(worker, plotCode, attempts - 1);
  }
}
