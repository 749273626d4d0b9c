import { eq, inArray } from 'drizzle-orm';
import type { DivisionOutlines } from '@temple-land/portal-core';
import type { Database } from '../db/database.ts';
import { unpackRing } from '../db/land/ring.ts';
import { plots } from '../db/schema/land.ts';
import { plotLineage } from '../db/schema/plotDivisions.ts';
import type { StoredChange } from './change.ts';
import { parseDivisionWork } from './plotDivision.ts';

/** Returns the outlines before and after a requested division, for who decides. */
export async function loadDivisionOutlines(
  tx: Database,
  change: Pick<StoredChange, 'after'>,
): Promise<DivisionOutlines> {
  const work = parseDivisionWork(change);
  const load = async (ids: readonly number[]) => {
    const rows = await tx
      .select()
      .from(plots)
      .where(inArray(plots.id, [...ids]))
      .orderBy(plots.id);
    return rows.map(({ id, number, area, ring }) => ({
      id,
      plotNo: number,
      area,
      corners: ring === null ? [] : unpackRing(ring).map(([x, y]): [number, number] => [x, y]),
    }));
  };
  if (work.kind !== 'undo') {
    const after = work.children.map(({ number, area, ring }) => ({
      plotNo: number,
      area,
      corners: ring.map(([x, y]): [number, number] => [x, y]),
    }));
    return { before: await load(work.parentIds), after };
  }
  const lineage = await tx
    .select({ id: plotLineage.parentId })
    .from(plotLineage)
    .where(eq(plotLineage.divisionId, work.divisionId));
  return { before: await load(work.childIds), after: await load(lineage.map(({ id }) => id)) };
}
