import { sql } from 'drizzle-orm';
import { queryRows, type Database } from '../../../db/database.ts';
import { unpackRing } from '../../../db/land/ring.ts';
import {
  areBoundsOverlapping,
  computeSharedArea,
  prepareRing,
  type PreparedRing,
} from '../../../db/land/ringOverlap.ts';
import { addFault, type FaultList } from './faultList.ts';

/** How much of a plot may lie in another one or outside its mouza, in percent, when nothing else is said. */
export const usualTolerance = 5;

const ringsAtOnce = 2000;

/** A plot with an outline; `row` is null for a plot of the register that the files do not name. */
interface OutlinedPlot {
  mouza: number;
  source: number | null;
  row: number | null;
  number: string;
  ring: PreparedRing;
}

interface Overlap {
  share: number;
  other: OutlinedPlot;
}

/** Groups the mouzas of the collected plots, so that a group has about two thousand outlines. */
async function groupMouzas(tx: Database): Promise<number[][]> {
  const mouzas = await queryRows<{ id: number; count: number }>(
    tx,
    sql`select place_3 as id, count(*)::int as count from staged_plots
      where ring is not null and place_3 is not null group by 1 order by 1`,
  );
  const groups: number[][] = [];
  let room = 0;
  for (const { id, count } of mouzas) {
    if (room < count) {
      groups.push([]);
      room = ringsAtOnce;
    }
    groups.at(-1)?.push(id);
    room -= count;
  }
  return groups;
}

interface PlotRow {
  mouza: number;
  source: number | null;
  row_no: number | null;
  number: string;
  ring: Uint8Array;
}

const idList = (ids: readonly number[]) => sql.raw(ids.join(', '));

/** Returns the outlined plots of mouzas: those of the files, then those that are only in the register. */
async function listPlots(tx: Database, mouzas: readonly number[]): Promise<OutlinedPlot[]> {
  const rows = await queryRows<PlotRow>(
    tx,
    sql`select place_3 as mouza, source, row_no, number, ring from staged_plots
      where ring is not null and place_3 in (${idList(mouzas)})
      union all
      select p.mouza_id, null, null, p.number, p.ring from plots p
      left join staged_plots s on s.id = p.id and s.ring is not null
      where p.mouza_id in (${idList(mouzas)}) and p.ring is not null and p.is_active and s.id is null`,
  );
  return rows.map(({ mouza, source, row_no: row, number, ring }) => ({
    mouza,
    source,
    row,
    number,
    ring: prepareRing(unpackRing(ring)),
  }));
}

/** Returns the outlines of mouzas as they will be after the import. */
async function readMouzaRings(tx: Database, mouzas: readonly number[]) {
  const rows = await queryRows<{ id: number; ring: Uint8Array }>(
    tx,
    sql`select coalesce(s.id, m.id) as id, coalesce(s.ring, m.ring) as ring
      from (select id, ring from mouzas where id in (${idList(mouzas)})) m
      full join (select id, ring from staged_mouzas where id in (${idList(mouzas)})) s on s.id = m.id
      where coalesce(s.ring, m.ring) is not null`,
  );
  return new Map(rows.map(({ id, ring }) => [id, prepareRing(unpackRing(ring))]));
}

const isLater = (one: OutlinedPlot, other: OutlinedPlot) =>
  (one.source ?? -1) - (other.source ?? -1) || (one.row ?? 0) - (other.row ?? 0);

/** Finds for each plot of a mouza the earlier plot with which it shares the most, as a part of the smaller one. */
function findOverlaps(plots: readonly OutlinedPlot[], tolerated: number) {
  const found = new Map<OutlinedPlot, Overlap>();
  const sorted = [...plots].sort((one, other) => one.ring.west - other.ring.west);
  for (const [index, one] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.ring.west >= one.ring.east) break;
      if (one.number === other.number || !areBoundsOverlapping(one.ring, other.ring)) continue;
      const [earlier, later] = isLater(one, other) > 0 ? [other, one] : [one, other];
      if (later.row === null) continue;
      const smaller = Math.min(one.ring.area, other.ring.area);
      const share = computeSharedArea(one.ring, other.ring) / smaller;
      if (share > Math.max(tolerated, found.get(later)?.share ?? 0)) {
        found.set(later, { share, other: earlier });
      }
    }
  }
  return found;
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

function describeOverlap({ share, other }: Overlap): string {
  const place = other.row === null ? 'of the register' : `in row ${other.row}`;
  return `${percent(share)} with plot ${other.number} ${place}`;
}

function addOutlineFault(
  list: FaultList,
  { source, row }: OutlinedPlot,
  fault: { kind: 'outlineOverlap' | 'outlineOutsidePlace'; detail: string },
): void {
  if (source !== null && row !== null) addFault(list, { source, row, field: 'outline', ...fault });
}

function checkMouza(
  plots: readonly OutlinedPlot[],
  mouza: PreparedRing | undefined,
  tolerated: number,
  list: FaultList,
): void {
  for (const [plot, overlap] of findOverlaps(plots, tolerated)) {
    addOutlineFault(list, plot, { kind: 'outlineOverlap', detail: describeOverlap(overlap) });
  }
  if (mouza === undefined) return;
  for (const plot of plots) {
    const outside = 1 - computeSharedArea(plot.ring, mouza) / plot.ring.area;
    if (outside > tolerated) {
      addOutlineFault(list, plot, { kind: 'outlineOutsidePlace', detail: percent(outside) });
    }
  }
}

/**
 * Adds the faults of collected plots that lie in one another, in a plot of the register, or outside their mouza, with
 * more than a part in percent.
 */
export async function findOutlineFaults(
  tx: Database,
  list: FaultList,
  tolerance: number,
): Promise<void> {
  for (const mouzas of await groupMouzas(tx)) {
    const plots = await listPlots(tx, mouzas);
    const rings = await readMouzaRings(tx, mouzas);
    for (const mouza of mouzas) {
      const own = plots.filter((plot) => plot.mouza === mouza);
      checkMouza(own, rings.get(mouza), tolerance / 100, list);
    }
  }
}
