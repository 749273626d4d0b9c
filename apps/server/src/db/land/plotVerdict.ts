import type { PlotVerdict } from '@temple-land/portal-core';
import type { PlotEntry } from './plotEntries.ts';

type VerdictEntry = Pick<PlotEntry, 'isCurrent' | 'isInUse' | 'khataNo' | 'rorStatus'>;

/**
 * Returns whether a plot is recorded in the deity's name: `yes` for a final record of rights with the current number
 * and the given khatiyan, `unknown` for a draft, another khatiyan, a former number or an inactive entry, `no` without
 * any entry.
 */
export function getPlotVerdict<Found extends VerdictEntry>(
  entries: readonly Found[],
  khataNo: string,
): { recorded: PlotVerdict; entry: Found | undefined } {
  const matching = entries.find(
    (entry) => entry.isCurrent && entry.isInUse && (khataNo === '' || entry.khataNo === khataNo),
  );
  if (matching)
    return { recorded: matching.rorStatus === 'final' ? 'yes' : 'unknown', entry: matching };
  return { recorded: entries.length > 0 ? 'unknown' : 'no', entry: undefined };
}
