import { getReportMessageKey, type MapLayer, type MessageKey } from '@temple-land/portal-core';
import type { PlotKind } from '@temple-land/ui';
import { contextKinds, type ContextKind } from './contextLayers.ts';

/** The kinds of plots; each has its own fill on the map and its own entry in the legend. */
export const plotKinds: readonly PlotKind[] = [
  'available',
  'leased',
  'sold',
  'applied',
  'disputed',
  'temple',
];

/** Returns the label of a kind of plot. */
export const getPlotKindLabel = (kind: PlotKind): MessageKey =>
  getReportMessageKey(kind) ?? 'report.word.available';

/** The visible outlines, kinds of plots and kinds of what surrounds them. */
export interface VisibleLayers {
  outlines: readonly MapLayer['id'][];
  context: readonly ContextKind[];
  kinds: readonly PlotKind[];
}

/** Returns the visible layers when some entries of the legend are hidden. */
export function getVisibleLayers(
  layers: readonly MapLayer[],
  hidden: ReadonlySet<string>,
): VisibleLayers {
  return {
    outlines: layers.map(({ id }) => id).filter((id) => id === 'plots' || !hidden.has(id)),
    context: contextKinds.filter((kind) => !hidden.has(kind)),
    kinds: plotKinds.filter((kind) => !hidden.has(kind)),
  };
}

/** Returns the hidden entries of the legend after one was toggled. */
export const toggleHidden = (
  hidden: ReadonlySet<string>,
  id: string,
  isShown: boolean,
): ReadonlySet<string> =>
  new Set(isShown ? [...hidden].filter((other) => other !== id) : [...hidden, id]);
