import { eq } from 'drizzle-orm';
import { correctionTargets, type Input } from '@temple-land/portal-core';
import type { RequestTransaction } from '../../approvals/change.ts';
import { listSuccessors } from '../../db/land/plotSuccessors.ts';
import { corrections } from '../../db/schema/corrections.ts';
import { refuse } from './answerOrRefuse.ts';
import { lockCorrection, type FoundCorrection } from './corrections.repository.ts';

/**
 * Moves a request about a plot that was divided to the one of the new plots about which the office decides; returns the
 * request as it is then. Throws `Refused` with 400 without a choice, 409 if the plot is gone.
 */
export async function chooseSuccessor(
  { tx, context }: RequestTransaction,
  found: FoundCorrection,
  { plotCode }: Input<'correctionStep'>,
): Promise<FoundCorrection> {
  const { correction, plot } = found;
  const isOfPlot = correctionTargets[correction.field].entity === 'plot';
  if (!isOfPlot || !plot || plot.isActive) return found;
  const successors = (await listSuccessors(tx, [plot.id])).get(plot.id) ?? [];
  if (successors.length === 0) return found;
  if (plotCode === undefined) return refuse(400, 'correction.successor');
  const chosen = successors.find(({ code }) => code === plotCode);
  if (!chosen) return refuse(409, 'correction.recordGone');
  await tx.update(corrections).set({ plotId: chosen.id }).where(eq(corrections.id, correction.id));
  return (await lockCorrection(tx, correction.id, context.language)) ?? found;
}
