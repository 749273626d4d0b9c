import { and, eq, sql } from 'drizzle-orm';
import { getDistanceToRing, type GeoPoint } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { mouzas, plots, tahasils } from '../schema/land.ts';
import { toBoxAround } from './distance.ts';
import { unpackRing } from './ring.ts';

/** How far a position may lie outside the outline of its tahasil, in metres. */
const toleratedMetres = 2000;

/** Returns whether a recorded plot of a tahasil is in the box around a point. */
async function hasPlotNear(db: Database, tahasilId: number, point: GeoPoint): Promise<boolean> {
  const box = toBoxAround(point, toleratedMetres);
  const [plot] = await db
    .select({ id: plots.id })
    .from(plots)
    .innerJoin(mouzas, eq(mouzas.id, plots.mouzaId))
    .where(
      and(
        eq(mouzas.tahasilId, tahasilId),
        eq(plots.isActive, true),
        sql`${plots.bounds} && ${box}::box`,
      ),
    )
    .limit(1);
  return plot !== undefined;
}

/**
 * Returns whether a point is in a tahasil or near its outline, or near one of its plots: outlines can be schematic, and
 * plots with surveyed corners lie outside them. True for a tahasil without an outline.
 */
export async function isNearTahasil(
  db: Database,
  tahasilId: number,
  point: GeoPoint,
): Promise<boolean> {
  const [row] = await db
    .select({ ring: tahasils.ring })
    .from(tahasils)
    .where(eq(tahasils.id, tahasilId));
  if (!row?.ring) return true;
  if (getDistanceToRing(point, unpackRing(row.ring)) <= toleratedMetres) return true;
  return hasPlotNear(db, tahasilId, point);
}
