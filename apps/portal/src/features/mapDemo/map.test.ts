import { describe, expect, it } from 'vitest';
import { districts, districtsByAcres, getAcreClass, getPlotCount } from './districts.ts';
import { getCentre, getHexagonPath, sheet } from './hexagons.ts';

describe('the schematic map', () => {
  it('has 24 districts, each at its own position', () => {
    const places = districts.map(({ row, column }) => `${row}/${column}`);
    expect(new Set(places).size).toBe(24);
    expect(new Set(districts.map(({ code }) => code)).size).toBe(24);
  });

  it('lists the districts with most land first, and tints them in four classes', () => {
    expect(districtsByAcres.slice(0, 3).map(({ code }) => code)).toEqual(['KHO', 'PUR', 'CTC']);
    const classes = districtsByAcres.map(getAcreClass);
    expect(classes).toEqual([...classes].sort());
    expect(new Set(classes)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('has neighbours beside each other', () => {
    const centreOf = (wanted: string) =>
      getCentre(districts.find(({ code }) => code === wanted) ?? expect.fail(wanted));
    for (const [one, other] of [
      ['MBJ', 'BLS'],
      ['MBJ', 'KDJ'],
      ['KDJ', 'BDK'],
      ['PUR', 'KHO'],
      ['KPR', 'JGS'],
      ['GNJ', 'GJP'],
    ] as const) {
      const [a, b] = [centreOf(one), centreOf(other)];
      expect([one, other, Math.hypot(a.x - b.x, a.y - b.y) < 90]).toEqual([one, other, true]);
    }
  });

  it('distributes the published acres and plots', () => {
    const sum = (of: (district: (typeof districts)[number]) => number) =>
      districts.reduce((all, district) => all + of(district), 0);
    expect(sum(({ acres }) => acres)).toBeCloseTo(60_426.943, 3);
    expect(Math.abs(sum(getPlotCount) - 77_356)).toBeLessThan(12);
  });

  it('has every hexagon on the sheet, without overlaps', () => {
    for (const district of districts) {
      const numbers = getHexagonPath(district)
        .split(/[MLZ ]/)
        .filter(Boolean)
        .map(Number);
      const [xs, ys] = [0, 1].map((rest) => numbers.filter((_, at) => at % 2 === rest));
      expect(Math.min(...(xs ?? []))).toBeGreaterThan(0);
      expect(Math.max(...(xs ?? []))).toBeLessThan(sheet.width);
      expect(Math.min(...(ys ?? []))).toBeGreaterThan(0);
      expect(Math.max(...(ys ?? []))).toBeLessThan(sheet.height);
    }
    const centres = districts.map(getCentre);
    const gaps = centres.flatMap((one, at) =>
      centres.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...gaps)).toBeGreaterThan(86);
  });
});
