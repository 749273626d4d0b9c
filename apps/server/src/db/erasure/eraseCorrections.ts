import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { corrections, correctionSteps } from '../schema/corrections.ts';
import type { Tally } from './tally.ts';

/**
 * Empties what a user wrote in correction requests, and ends those that the office has not yet decided. The entry and
 * the steps of the office stay, because the history of the record rests on them.
 */
export async function eraseCorrections(tx: Database, tally: Tally, userId: number): Promise<void> {
  const isOwn = eq(corrections.requestedBy, userId);
  await tx
    .update(corrections)
    .set({ state: 'withdrawn' })
    .where(and(isOwn, inArray(corrections.state, ['open', 'asked'])));
  const rows = await tx
    .update(corrections)
    .set({ reason: '', entryNow: '', entryWanted: '' })
    .where(isOwn)
    .returning({ id: corrections.id });
  tally.add('anonymised', corrections, rows.length);
  const steps = await tx
    .update(correctionSteps)
    .set({ text: '' })
    .where(
      inArray(
        correctionSteps.correctionId,
        rows.map(({ id }) => id),
      ),
    )
    .returning({ id: correctionSteps.id });
  tally.add('anonymised', correctionSteps, steps.length);
}
