import { eq } from 'drizzle-orm';
import { getDistanceToRing, type Input } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { readLimit } from '../../db/limits/officeLimits.ts';
import { unpackRing } from '../../db/land/ring.ts';
import { plots } from '../../db/schema/land.ts';
import type { SubmissionRefusal } from './submit.ts';

/** Returns why a sketch is refused: a corner that is not on the recorded outline of the plot; undefined if it is not. */
export async function findSketchProblem(
  db: Database,
  { sketch, plotCode = '' }: Pick<Input<'applyLand'>, 'sketch' | 'plotCode'>,
  now: Date,
): Promise<SubmissionRefusal | undefined> {
  if (sketch === undefined) return undefined;
  const [plot] = await db.select({ ring: plots.ring }).from(plots).where(eq(plots.code, plotCode));
  // A corner may miss the outline, which is drawn by hand too.
  const toleranceMetres = await readLimit(db, 'sketchMetres', now);
  const outline = plot?.ring ? unpackRing(plot.ring) : [];
  const isOnPlot =
    outline.length > 0 &&
    sketch.every(
      ([longitude, latitude]) =>
        getDistanceToRing({ longitude, latitude }, outline) <= toleranceMetres,
    );
  return isOnPlot ? undefined : { key: 'apply.sketch.outside' };
}
