import { getReportMessageKey, type MapLayer, type MessageKey } from '@temple-land/portal-core';
import type { PlotKind } from '@temple-land/ui';

/** What a plot can be; each kind has its own ground on the map and its own entry in the legend. */
export const plotKinds: readonly PlotKind[] = [
  'available',
  'leased',
  'applied',
  'disputed',
  'temple',
];

/** The words of a kind of plot. */
export const kindWord = (kind: PlotKind): MessageKey =>
  getReportMessageKey(kind) ?? 'report.word.available';

/** What the map shows: the outlines, and the plots of some kinds. */
export interface Shown {
  outlines: readonly MapLayer['id'][];
  kinds: readonly PlotKind[];
}

/** Returns what is shown when some entries of the legend are off. */
export function shownOf(layers: readonly MapLayer[], hidden: ReadonlySet<string>): Shown {
  return {
    outlines: layers.map(({ id }) => id).filter((id) => id === 'plots' || !hidden.has(id)),
    kinds: plotKinds.filter((kind) => !hidden.has(kind)),
  };
}

/** Returns the entries of the legend that are off after one was switched. */
export const switched = (
  hidden: ReadonlySet<string>,
  id: string,
  isShown: boolean,
): ReadonlySet<string> =>
  new Set(isShown ? [...hidden].filter((other) => other !== id) : [...hidden, id]);
