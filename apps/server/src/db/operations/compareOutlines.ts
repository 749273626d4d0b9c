import { and, asc, gt, isNotNull, lte } from 'drizzle-orm';
import { outlineDifferenceMax, roundAcres } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { computeRingAcres, unpackRing } from '../land/ring.ts';
import { plots } from '../schema/land.ts';
import { outlineDifferences } from '../schema/operations.ts';

const batchSize = 2_000;

const differs = (outlineArea: number, area: number) =>
  Math.abs(outlineArea - area) * 100 > outlineDifferenceMax * area;

/** Stores the plots in use whose outline has another area than the record; see `outlineDifferenceMax`. */
export async function compareOutlines(db: Database): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select({ plotId: plots.id, area: plots.area, ring: plots.ring, isActive: plots.isActive })
      .from(plots)
      .where(and(gt(plots.id, after), isNotNull(plots.ring)))
      .orderBy(asc(plots.id))
      .limit(batchSize);
    const isEnd = rows.length < batchSize;
    // Plots without an outline are between and after those with one.
    const last = isEnd ? 2 ** 31 - 1 : (rows.at(-1)?.plotId ?? after);
    const found = rows.flatMap(({ plotId, area, ring, isActive }) => {
      const outlineArea = ring ? roundAcres(computeRingAcres(unpackRing(ring))) : 0;
      return isActive && differs(outlineArea, area) ? [{ plotId, outlineArea }] : [];
    });
    await db.transaction(async (tx) => {
      await tx
        .delete(outlineDifferences)
        .where(and(gt(outlineDifferences.plotId, after), lte(outlineDifferences.plotId, last)));
      if (found.length > 0) await tx.insert(outlineDifferences).values(found);
    });
    if (isEnd) break;
    after = last;
  }
}
