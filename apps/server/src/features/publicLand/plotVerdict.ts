import type { PlotVerdict } from '@temple-land/portal-core';
import type { PlotEntry } from './plotCheck.repository.ts';

type VerdictEntry = Pick<PlotEntry, 'isCurrent' | 'isInUse' | 'khataNo' | 'rorStatus'>;

/**
 * Decides whether a plot is recorded in the deity's name. `yes` only by a final record of rights under
 * the current number and the khatiyan that was asked for. `unknown` when the record has something of the
 * kind: a draft, another khatiyan, a former number, an entry out of use. `no` when it has nothing.
 */
export function getPlotVerdict<Found extends VerdictEntry>(
  entries: readonly Found[],
  khataNo: string,
): { recorded: PlotVerdict; entry: Found | undefined } {
  const asked = entries.find(
    (entry) => entry.isCurrent && entry.isInUse && (khataNo === '' || entry.khataNo === khataNo),
  );
  if (asked) return { recorded: asked.rorStatus === 'final' ? 'yes' : 'unknown', entry: asked };
  return { recorded: entries.length > 0 ? 'unknown' : 'no', entry: undefined };
}
