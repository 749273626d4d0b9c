import { describe, expect, it } from 'vitest';
import { computeRingAcres, unpackRing } from '../../../land/ring.ts';
import { buildLand } from '../buildLand.ts';
import { buildRegister } from '../buildRegister.ts';
import type { PlotRow } from '../landRows.ts';
import { isDivision, type LandHistory } from './history.ts';
import { planHistory } from './planHistory.ts';

const now = new Date('2026-03-16T06:30:00Z');
const land = buildLand('full');
const register = buildRegister(land, now);
const history = planHistory(land, register, now);
const divisions = history.changes.filter(isDivision);
const edits = history.changes.flatMap((change) => (isDivision(change) ? [] : [change]));

/** Returns the plots that a history leads to. */
function makeChanges({ plots, changes }: LandHistory): PlotRow[] {
  const rows = new Map(plots.map((plot) => [plot.id, plot]));
  for (const change of changes) {
    if (isDivision(change)) {
      for (const { id } of change.parents) rows.delete(id);
      for (const child of change.children) rows.set(child.id, child);
    } else if (change.entity === 'plot') {
      const plot = rows.get(change.id);
      if (plot) rows.set(change.id, { ...plot, ...(change.set as Partial<PlotRow>) });
    }
  }
  return [...rows.values()].toSorted((one, other) => one.id - other.id);
}

const areaOf = (plots: readonly PlotRow[]) =>
  plots.reduce((sum, { area }) => sum + Math.round(area * 10_000), 0);
const measure = (plots: readonly PlotRow[]) =>
  plots.reduce((sum, { ring }) => sum + computeRingAcres(unpackRing(ring)), 0);

describe('the history of the sample', () => {
  it('leads to the land record as it is built', () => {
    expect(makeChanges(history)).toEqual(land.plots);
    expect(areaOf(history.plots)).toBe(areaOf(land.plots));
  });

  it('is the same each time', () => {
    const again = buildLand('full');
    expect(planHistory(again, buildRegister(again, now), now)).toEqual(history);
  });

  it('has each kind of change, in the order of their days, all in the past', () => {
    const days = history.changes.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    expect(days.every((day) => day < '2026-03-16')).toBe(true);
    const kinds = divisions.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'split').length).toBe(10);
    expect(kinds.filter((kind) => kind === 'merge').length).toBe(10);
    const names = new Set(edits.flatMap(({ fields }) => fields.map(({ name }) => name)));
    expect(names).toEqual(new Set(['kisam', 'status', 'ring', 'satwa']));
  });

  it('divides and joins plots without loss of acres or outline', () => {
    for (const { parents, children } of divisions) {
      expect(areaOf(parents)).toBe(areaOf(children));
      expect(measure(parents)).toBeCloseTo(measure(children), 4);
    }
    const codes = [...land.plots, ...divisions.flatMap(({ parents }) => parents)].map(
      ({ code }) => code,
    );
    expect(new Set(codes).size).toBe(codes.length);
  });
});
