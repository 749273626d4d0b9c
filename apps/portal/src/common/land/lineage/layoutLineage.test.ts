import type { PlotDivision } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { layoutLineage } from './layoutLineage.ts';

const plotOf = (plotNo: string) => ({ plotCode: `1-${plotNo}`, plotNo, area: 1 });
const division = (id: number, parents: string[], children: string[]): PlotDivision => ({
  id,
  kind: parents.length > 1 ? 'merge' : 'split',
  source: 'Order 7',
  effectiveOn: '2026-02-01',
  madeOn: '2026-02-01T06:00:00.000Z',
  undoneOn: null,
  parents: parents.map(plotOf),
  children: children.map(plotOf),
});

describe('the places of a lineage', () => {
  it('put each plot once, after all plots that it was made from', () => {
    const newestFirst = [division(2, ['5/2', '6'], ['7']), division(1, ['5'], ['5/1', '5/2'])];
    const { nodes, edges } = layoutLineage(newestFirst);
    expect(nodes.map(({ plotNo, column, row }) => [plotNo, column, row])).toEqual([
      ['5', 0, 0],
      ['5/1', 1, 0],
      ['5/2', 1, 1],
      ['6', 1, 2],
      ['7', 2, 0],
    ]);
    expect(edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '1-5 1-5/1',
      '1-5 1-5/2',
      '1-5/2 1-7',
      '1-6 1-7',
    ]);
  });

  it('leave out what was undone', () => {
    const undone = { ...division(1, ['5'], ['5/1']), undoneOn: '2026-03-01T06:00:00.000Z' };
    expect(layoutLineage([undone])).toEqual({ nodes: [], edges: [] });
    expect(layoutLineage([])).toEqual({ nodes: [], edges: [] });
  });
});
