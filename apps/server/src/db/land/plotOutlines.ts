import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { PlotOutline } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { plots } from '../schema/land.ts';
import { unpackRing } from './ring.ts';

const maxOutlines = 24;

/** Returns the outlines of the active plots within bounds, that of one plot first. */
export async function selectOutlines(
  db: Database,
  bounds: SQL,
  plotId: number,
): Promise<PlotOutline[]> {
  const isOwn = sql<boolean>`${plots.id} = ${plotId}`;
  const rows = await db
    .select({ plotNo: plots.number, isOwn, ring: plots.ring })
    .from(plots)
    .where(and(isNotNull(plots.ring), eq(plots.isActive, true), sql`${plots.bounds} && ${bounds}`))
    .orderBy(sql`${isOwn} desc`, plots.id)
    .limit(maxOutlines);
  return rows.flatMap(({ ring, ...row }) => {
    if (ring === null) return [];
    return [{ ...row, corners: unpackRing(ring).map(([x, y]): [number, number] => [x, y]) }];
  });
}

/** Returns the outline of a plot and of those that touch its bounds, the own one last, so that it is drawn above them. */
export async function listOutlines(db: Database, plotId: number): Promise<PlotOutline[]> {
  const own = db.select({ bounds: plots.bounds }).from(plots).where(eq(plots.id, plotId));
  const outlines = await selectOutlines(db, sql`(${own})`, plotId);
  return outlines.some((outline) => outline.isOwn) ? outlines.toReversed() : [];
}
