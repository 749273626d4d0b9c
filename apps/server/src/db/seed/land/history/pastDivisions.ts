import { divideRing, joinRings, shareAcres } from '@temple-land/portal-core';
import { computeRingAcres, unpackRing, type Ring } from '../../../land/ring.ts';
import type { PlotRow } from '../landRows.ts';
import {
  isFree,
  pickPast,
  toOrder,
  toShape,
  type HistoryScope,
  type PastDivision,
} from './history.ts';

function addDivision(
  scope: HistoryScope,
  kind: PastDivision['kind'],
  plots: Pick<PastDivision, 'parents' | 'children'>,
) {
  const { history, used } = scope;
  const { parents, children } = plots;
  const ids = new Set(children.map(({ id }) => id));
  for (const id of ids) used.add(id);
  history.plots = [...history.plots.filter(({ id }) => !ids.has(id)), ...parents];
  const { day } = pickPast(scope);
  const source = toOrder(scope, day, kind === 'split' ? 'Partition case' : 'Amalgamation order');
  history.changes.push({ kind, day, source, parents, children });
}

const toParent = (
  { nextId }: HistoryScope,
  plot: PlotRow,
  number: string,
  rest: { ring: Ring; area: number },
): PlotRow => ({
  ...plot,
  id: nextId(),
  number,
  code: `${plot.mouzaId}-${number}`,
  area: rest.area,
  ...toShape(rest.ring),
});

/** Adds the split of a plot into two neighbours of today that are in one khatiyan. */
export function addSplit(scope: HistoryScope, plots: readonly PlotRow[]): void {
  for (const one of plots.filter((plot) => isFree(scope, plot))) {
    for (const other of plots) {
      if (other.id <= one.id || other.khatiyanId !== one.khatiyanId || !isFree(scope, other))
        continue;
      const ring = joinRings([unpackRing(one.ring), unpackRing(other.ring)]);
      if (typeof ring === 'string') continue;
      const area = Number((one.area + other.area).toFixed(4));
      const parent = toParent(scope, one, `${one.number}/${other.number}`, { ring, area });
      addDivision(scope, 'split', { parents: [parent], children: [one, other] });
      return;
    }
  }
}

/** Adds the union of two plots into one of today, which were on both sides of its middle. */
export function addMerge(scope: HistoryScope, plots: readonly PlotRow[]): void {
  for (const plot of plots.filter((one) => isFree(scope, one))) {
    const ring = unpackRing(plot.ring);
    const middle = ring.reduce((sum, [x]) => sum + x, 0) / ring.length;
    const parts = divideRing(ring, [
      [middle, Math.min(...ring.map(([, y]) => y)) - 0.0001],
      [middle, Math.max(...ring.map(([, y]) => y)) + 0.0001],
    ]);
    if (typeof parts === 'string') continue;
    const areas = shareAcres(plot.area, parts.map(computeRingAcres));
    const parents = parts.map((part, index) =>
      toParent(scope, plot, `${plot.number}/${'AB'[index] ?? ''}`, {
        ring: part,
        area: areas[index] ?? 0,
      }),
    );
    addDivision(scope, 'merge', { parents, children: [plot] });
    return;
  }
}
