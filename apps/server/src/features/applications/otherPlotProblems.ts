import { and, eq, inArray } from 'drizzle-orm';
import { allowsSeveralPlots, message, type Input, type Language } from '@temple-land/portal-core';
import type { Database } from '../../db/database.ts';
import { khatiyans, plots } from '../../db/schema/land.ts';
import { readLimit } from '../../db/limits/officeLimits.ts';
import { listLandProblems, type CheckedLand } from './landProblems.ts';
import type { SubmissionRefusal } from './submit.ts';

/** Returns the numbers of active plots of a mouza by their codes. */
async function loadPlotNumbers(db: Database, mouzaId: number, codes: readonly string[]) {
  const rows = await db
    .select({ code: plots.code, number: plots.number })
    .from(plots)
    .innerJoin(khatiyans, and(eq(khatiyans.id, plots.khatiyanId), eq(khatiyans.isActive, true)))
    .where(
      and(inArray(plots.code, [...codes]), eq(plots.mouzaId, mouzaId), eq(plots.isActive, true)),
    );
  return new Map(rows.map(({ code, number }) => [code, number]));
}

/**
 * Returns why the plots of an application besides the first one are refused: each is checked as a single one is, must be
 * in the mouza of the application and named once; undefined if all are accepted.
 */
export async function findOtherPlotProblem(
  tx: Database,
  { applicationKind, villageCode, plotCode = '', otherPlots = [] }: Input<'applyLand'>,
  checked: CheckedLand,
  { language, now }: { language: Language; now: Date },
): Promise<SubmissionRefusal | undefined> {
  if (otherPlots.length === 0) return undefined;
  if (!allowsSeveralPlots(applicationKind ?? '')) return { key: 'apply.plots.kind' };
  if (plotCode === '') return { key: 'apply.plot.required' };
  const most = await readLimit(tx, 'landPlots', now);
  if (otherPlots.length >= most) return { key: 'apply.plots.most', values: { n: most } };
  const codes = otherPlots.map((other) => other.plotCode);
  if (new Set([plotCode, ...codes]).size !== codes.length + 1) return { key: 'apply.plots.twice' };
  const numbers = await loadPlotNumbers(tx, villageCode, codes);
  for (const other of otherPlots) {
    const plot = numbers.get(other.plotCode);
    if (plot === undefined) return { key: 'apply.place.wrong' };
    const [problem] = await listLandProblems(tx, { ...checked, ...other });
    if (problem) {
      const reason = message(language, problem.key, problem.n ? { n: problem.n } : {});
      return { key: 'apply.plots.refused', values: { plot, reason } };
    }
  }
  return undefined;
}
