import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { outlineDifferenceMax } from '@temple-land/portal-core';
import type { Database } from '../db/database.ts';
import { computeRingAcres, toBox, unpackRing, type Ring } from '../db/land/ring.ts';
import { areBoundsOverlapping, computeSharedArea, prepareRing } from '../db/land/ringOverlap.ts';
import { plots } from '../db/schema/land.ts';
import { Refused } from './refused.ts';

/** The part of the smaller plot that two outlines may share; corners are rounded, and old outlines are not exact. */
const sharedMax = 0.01;

/** Returns whether an outline covers more of a neighbour in its mouza than rounding explains. */
async function coversNeighbour(
  tx: Database,
  { id, mouzaId }: Pick<typeof plots.$inferSelect, 'id' | 'mouzaId'>,
  ring: Ring,
): Promise<boolean> {
  const isNear = sql`${plots.bounds} && ${toBox(ring)}::box`;
  const isOther = and(eq(plots.mouzaId, mouzaId), ne(plots.id, id), eq(plots.isActive, true));
  const rows = await tx
    .select({ ring: plots.ring })
    .from(plots)
    .where(and(isOther, isNotNull(plots.ring), isNear));
  const own = prepareRing(ring);
  return rows.some((row) => {
    const other = prepareRing(unpackRing(row.ring ?? new Uint8Array()));
    const smaller = Math.min(own.area, other.area);
    return areBoundsOverlapping(own, other) && computeSharedArea(own, other) / smaller > sharedMax;
  });
}

/**
 * Throws `Refused` if a corrected outline covers a neighbour of the mouza, or if its area differs from the recorded acres
 * by more than the reports tolerate.
 */
export async function checkOutline(
  tx: Database,
  plot: Pick<typeof plots.$inferSelect, 'id' | 'mouzaId'>,
  { ring, acres }: { ring: Ring; acres: number },
): Promise<void> {
  const difference = Math.abs(computeRingAcres(ring) - acres) / acres;
  if (difference * 100 > outlineDifferenceMax)
    throw new Refused({ status: 400, key: 'admin.ring.area', field: 'ring' });
  if (await coversNeighbour(tx, plot, ring))
    throw new Refused({ status: 400, key: 'admin.ring.overlap', field: 'ring' });
}
