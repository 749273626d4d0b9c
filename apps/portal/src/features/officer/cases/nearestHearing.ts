import type { Hearing } from '@temple-land/portal-core';

/** The hearing that is nearest to a day: the next one, or else the last. */
export interface NearestHearing {
  hearing: Hearing;
  isNext: boolean;
}

/**
 * Returns the first hearing on `today` (yyyy-MM-dd) or later that is not adjourned, else the last one; undefined
 * without any.
 */
export function nearestHearing(
  hearings: readonly Hearing[],
  today: string,
): NearestHearing | undefined {
  const inOrder = hearings.toSorted((a, b) => a.day.localeCompare(b.day));
  const next = inOrder.find(({ day, outcome }) => day >= today && outcome === '');
  if (next) return { hearing: next, isNext: true };
  const last = inOrder.at(-1);
  return last && { hearing: last, isNext: false };
}
