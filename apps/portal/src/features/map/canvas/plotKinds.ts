import { getReportMessageKey, type MessageKey } from '@temple-land/portal-core';
import type { PlotKind } from '@temple-land/ui';

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
