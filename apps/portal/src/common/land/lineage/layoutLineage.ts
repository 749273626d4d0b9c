import type { PlotDivision } from '@temple-land/portal-core';

/** A plot of a lineage with its place: the column is later than those of all plots it was made from. */
export interface LineageNode {
  plotCode: string;
  plotNo: string;
  area: number;
  column: number;
  row: number;
}

/** That one plot was made from another, by their codes. */
export interface LineageEdge {
  from: string;
  to: string;
}

/** Returns the plots of a lineage in columns, and which was made from which; what was undone is left out. */
export function layoutLineage(divisions: readonly PlotDivision[]): {
  nodes: readonly LineageNode[];
  edges: readonly LineageEdge[];
} {
  const inForce = divisions
    .filter(({ undoneOn }) => undoneOn === null)
    .toSorted((one, other) => one.id - other.id);
  const nodes = new Map<string, LineageNode>();
  const edges: LineageEdge[] = [];
  const rows: number[] = [];
  const place = (plot: PlotDivision['parents'][number], column: number) => {
    if (nodes.has(plot.plotCode)) return;
    const row = rows[column] ?? 0;
    rows[column] = row + 1;
    nodes.set(plot.plotCode, { ...plot, column, row });
  };
  // The oldest is first, so that the parents of a later division are placed already if they were children.
  for (const { parents, children } of inForce) {
    const known = parents.flatMap(({ plotCode }) => nodes.get(plotCode)?.column ?? []);
    const column = Math.max(0, ...known);
    for (const parent of parents) place(parent, column);
    for (const child of children) {
      place(child, column + 1);
      for (const parent of parents) edges.push({ from: parent.plotCode, to: child.plotCode });
    }
  }
  return { nodes: [...nodes.values()], edges };
}
