import type { RecordChange } from '@temple-land/portal-core';
import { unpackRing } from '../../../land/ring.ts';
import type { RegisterRows } from '../buildRegister.ts';
import { kisams, satwas } from '../kisams.ts';
import type { PlotRow } from '../landRows.ts';
import {
  pickPast,
  toOrder,
  toShape,
  type HistoryScope,
  type KhatiyanRow,
  type PastChange,
} from './history.ts';

const dayMs = 86_400_000;
const leaseDays = { newest: 45, oldest: 900 };
const editsPerMouza = { kisam: 3, lease: 2, outline: 1 };
/** How far a corner of an earlier outline was moved to its middle. */
const moved = 0.06;

/** Gives a plot an earlier value, and adds the change to the one of today. */
function addPlotEdit(
  scope: HistoryScope,
  plot: PlotRow,
  change: PastChange & { was: Partial<PlotRow>; fields: RecordChange['fields'] },
): void {
  const { was, ...rest } = change;
  const { history, used } = scope;
  used.add(plot.id);
  history.plots = history.plots.map((row) => (row.id === plot.id ? { ...row, ...was } : row));
  const set = Object.fromEntries(
    Object.keys(was).map((key) => [key, plot[key as keyof PlotRow]]),
  ) as Partial<PlotRow>;
  history.changes.push({ ...rest, entity: 'plot', id: plot.id, set });
}

/** Adds the conversion of plots, which had another kisam. */
export function addKisamEdits(scope: HistoryScope, plots: readonly PlotRow[]): void {
  for (const plot of plots.slice(0, editsPerMouza.kisam)) {
    const { day } = pickPast(scope);
    const others = kisams.filter(({ name }) => name !== plot.kisam);
    const kisam = scope.random.pick(others).name;
    const fields = [{ name: 'kisam', before: kisam, after: plot.kisam }];
    const source = toOrder(scope, day, 'Conversion case');
    addPlotEdit(scope, plot, { day, source, was: { kisam }, fields });
  }
}

/** Adds the beginnings of leases: the plots were available before. */
export function addLeaseEdits(
  scope: HistoryScope,
  plots: readonly PlotRow[],
  leases: RegisterRows['leases'],
) {
  const latest = new Date(scope.now.getTime() - leaseDays.newest * dayMs)
    .toISOString()
    .slice(0, 10);
  const earliest = new Date(scope.now.getTime() - leaseDays.oldest * dayMs)
    .toISOString()
    .slice(0, 10);
  const begun = leases.flatMap(({ plotId, startsOn, leaseNo }) => {
    const plot = plots.find(({ id, status }) => id === plotId && status === 'leased');
    return plot && startsOn > earliest && startsOn < latest ? [{ plot, startsOn, leaseNo }] : [];
  });
  for (const { plot, startsOn: day, leaseNo } of begun.slice(0, editsPerMouza.lease)) {
    const fields = [{ name: 'status', before: 'available', after: 'leased' }];
    const source = `Lease ${leaseNo} (sample)`;
    addPlotEdit(scope, plot, { day, source, was: { status: 'available' }, fields });
  }
}

/** Adds the corrections of outlines of which one corner was nearer to the middle. */
export function addOutlineEdits(scope: HistoryScope, plots: readonly PlotRow[]): void {
  for (const plot of plots.slice(0, editsPerMouza.outline)) {
    const ring = unpackRing(plot.ring);
    const at = scope.random.below(ring.length);
    const middle = [0, 1].map(
      (axis) => ring.reduce((sum, one) => sum + (one[axis] ?? 0), 0) / ring.length,
    );
    const was = ring.map((corner, index) =>
      index === at
        ? ([0, 1].map(
            (axis) => (corner[axis] ?? 0) * (1 - moved) + (middle[axis] ?? 0) * moved,
          ) as [number, number])
        : corner,
    );
    const { day } = pickPast(scope);
    const corners = String(ring.length);
    const fields = [{ name: 'ring', before: corners, after: corners }];
    addPlotEdit(scope, plot, {
      day,
      source: toOrder(scope, day, 'Survey'),
      was: toShape(was),
      fields,
    });
  }
}

/** Adds a change of the satwa of one of some khatiyans. */
export function addKhatiyanEdit(scope: HistoryScope, khatiyans: readonly KhatiyanRow[]): void {
  const khatiyan = scope.random.pick(khatiyans);
  const satwa = scope.random.pick(satwas.filter(({ name }) => name !== khatiyan.satwa)).name;
  const { history } = scope;
  history.khatiyans = history.khatiyans.map((row) =>
    row.id === khatiyan.id ? { ...row, satwa } : row,
  );
  const { day } = pickPast(scope);
  history.changes.push({
    day,
    source: toOrder(scope, day, 'Settlement order'),
    entity: 'khatian',
    id: khatiyan.id ?? 0,
    set: { satwa: khatiyan.satwa ?? '' },
    fields: [{ name: 'satwa', before: satwa, after: khatiyan.satwa ?? '' }],
  });
}
