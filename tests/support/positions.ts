import { and, eq, isNotNull } from 'drizzle-orm';
import { unpackRing } from '../../apps/server/src/db/land/ring.ts';
import { plots } from '../../apps/server/src/db/schema/land.ts';
import type { TestApp } from './makeApp.ts';

/** Returns the middle of the corners of a plot, which for the shapes of the sample is inside; of any plot by default. */
export async function findPositionInPlot({ deps: { db } }: TestApp, plotCode?: string) {
  const isWanted = plotCode === undefined ? undefined : eq(plots.code, plotCode);
  const [plot] = await db
    .select({ ring: plots.ring })
    .from(plots)
    .where(and(isNotNull(plots.ring), eq(plots.isActive, true), isWanted))
    .orderBy(plots.id)
    .limit(1);
  const ring = plot?.ring ? unpackRing(plot.ring) : [];
  const sum = ring.reduce(([x, y], corner) => [x + corner[0], y + corner[1]] as const, [
    0, 0,
  ] as const);
  return { longitude: sum[0] / ring.length, latitude: sum[1] / ring.length };
}
