import { eq } from 'drizzle-orm';
import type { GeoPoint } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { tahasils } from '../schema/land.ts';
import { getDistanceToRing } from './distance.ts';
import { unpackRing } from './ring.ts';

/** How far a position may lie outside the outline of its tahasil, in metres: outlines can be schematic. */
const toleratedMetres = 2000;

/** Returns whether a point is in a tahasil or near its outline; true for a tahasil without an outline. */
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
  return getDistanceToRing(point, unpackRing(row.ring)) <= toleratedMetres;
}
