import { landChangeKinds, type LandChange, type LandChangeKind } from '@temple-land/portal-core';
import { formatPlots } from '../../../approvals/plotDivision.ts';
import { bytesPerCorner } from '../../../db/land/ring.ts';
import { toExtent } from '../places.ts';
import type { LineageStep, PlotOnDay } from './landChanges.repository.ts';

/** The plots of two days by their ids, and the steps of their lineage. */
export interface ComparedLand {
  earlier: ReadonlyMap<number, PlotOnDay>;
  later: ReadonlyMap<number, PlotOnDay>;
  steps: readonly LineageStep[];
}

type Link = readonly [from: number, to: number, kind: LandChangeKind];

/** Returns which plots take the place of which; those of an undone division give theirs back. */
const listLinks = (steps: readonly LineageStep[]): Link[] =>
  steps.flatMap(({ kind, parentId, childId, isUndone }): Link[] => [
    [parentId, childId, kind],
    ...(isUndone ? ([[childId, parentId, 'undo']] as const) : []),
  ]);

/** Returns the first plots in use that links lead to from a plot. */
function followLinks(
  start: readonly number[],
  links: readonly Link[],
  { inUse, seen }: { inUse: ReadonlyMap<number, PlotOnDay>; seen: ReadonlySet<number> },
): PlotOnDay[] {
  const known = new Set([...seen, ...start]);
  const found: PlotOnDay[] = [];
  let fresh = [...start];
  while (fresh.length > 0) {
    found.push(...fresh.flatMap((id) => inUse.get(id) ?? []));
    const through = new Set(fresh.filter((id) => !inUse.has(id)));
    fresh = [...new Set(links.filter(([from]) => through.has(from)).map(([, to]) => to))].filter(
      (id) => !known.has(id),
    );
    for (const id of fresh) known.add(id);
  }
  return found.toSorted((one, other) => one.id - other.id);
}

const toChange = (
  plot: PlotOnDay,
  [kind, before, after]: readonly [LandChangeKind, string, string],
): LandChange => ({
  kind,
  plotCode: plot.code,
  plotNo: plot.number,
  district_name: plot.district_name,
  tehsil_name: plot.tehsil_name,
  mouza_name: plot.mouza_name,
  before,
  after,
  extent: toExtent(plot.bounds),
});

/** Returns what became of a plot that is no longer in use. */
function describeEnd(plot: PlotOnDay, links: readonly Link[], later: ComparedLand['later']) {
  const seen = new Set([plot.id]);
  const before = formatPlots([plot]);
  for (const kind of ['split', 'merge', 'undo'] as const) {
    const next = links.filter(([from, , how]) => from === plot.id && how === kind);
    const start = next.map(([, to]) => to);
    const after = followLinks(start, links, { inUse: later, seen });
    if (after.length > 0) return toChange(plot, [kind, before, formatPlots(after)]);
  }
  return toChange(plot, ['retired', before, '']);
}

function describeBeginning(
  plot: PlotOnDay,
  links: readonly Link[],
  earlier: ComparedLand['earlier'],
) {
  const backwards = links.map(([from, to, kind]): Link => [to, from, kind]);
  const start = backwards.filter(([from]) => from === plot.id).map(([, to]) => to);
  const seen = new Set([plot.id]);
  const before = followLinks(start, backwards, { inUse: earlier, seen });
  return toChange(plot, ['new', formatPlots(before), formatPlots([plot])]);
}

const toText = {
  number: ({ number }) => number,
  // Two outlines with as many corners are other ones too; therefore their bytes are compared, below.
  outline: ({ ring }) => (ring === null ? '' : String(ring.byteLength / bytesPerCorner)),
  area: ({ area }) => area.toFixed(4),
  kisam: ({ kisam }) => kisam,
  status: ({ status }) => status,
  khatiyan: ({ khatiyan }) => khatiyan,
  satwa: ({ satwa }) => satwa,
  owner: ({ owner }) => owner,
} as const satisfies Partial<Record<LandChangeKind, (plot: PlotOnDay) => string>>;

const valueKinds = Object.keys(toText) as (keyof typeof toText)[];

const isSameRing = ({ ring: one }: PlotOnDay, { ring: other }: PlotOnDay) =>
  one === null || other === null ? one === other : Buffer.compare(one, other) === 0;

function describeValues(before: PlotOnDay, after: PlotOnDay): LandChange[] {
  return valueKinds.flatMap((kind) => {
    const [was, is] = [toText[kind](before), toText[kind](after)];
    const isSame = kind === 'outline' ? isSameRing(before, after) : was === is;
    return isSame ? [] : [toChange(after, [kind, was, is])];
  });
}

const compareChanges = (one: LandChange, other: LandChange) =>
  one.mouza_name.localeCompare(other.mouza_name) ||
  one.plotNo.localeCompare(other.plotNo, 'en', { numeric: true }) ||
  landChangeKinds.indexOf(one.kind) - landChangeKinds.indexOf(other.kind);

/** Returns what changed about plots between two days, in the order of mouzas, plots and kinds. */
export function comparePlots({ earlier, later, steps }: ComparedLand): LandChange[] {
  const links = listLinks(steps);
  const ended = [...earlier.values()].filter(({ id }) => !later.has(id));
  const begun = [...later.values()].filter(({ id }) => !earlier.has(id));
  return [
    ...ended.map((plot) => describeEnd(plot, links, later)),
    ...begun.map((plot) => describeBeginning(plot, links, earlier)),
    ...[...earlier.values()].flatMap((before) => {
      const after = later.get(before.id);
      return after ? describeValues(before, after) : [];
    }),
  ].toSorted(compareChanges);
}
