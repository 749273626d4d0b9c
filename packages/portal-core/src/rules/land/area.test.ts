import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  squareMetresToAcres,
  convertArea,
  formatHectares,
  formatRecordArea,
  roundAcres,
  sumAcres,
  type AreaUnit,
} from './area.ts';

const units: readonly AreaUnit[] = ['acre', 'decimal', 'hectare'];
const unit = fc.constantFrom(...units);
const areas = fc.integer({ min: 0, max: 605_000_000 }).map((parts) => parts / 10_000);

describe('units of area', () => {
  it.each([
    [1, 'acre', 'decimal', 100],
    [250, 'decimal', 'acre', 2.5],
    [1, 'acre', 'hectare', 0.40468564224],
    [0.40468564224, 'hectare', 'acre', 1],
    [100, 'decimal', 'hectare', 0.40468564224],
    [1, 'hectare', 'decimal', 247.10538146716533],
    [0, 'acre', 'hectare', 0],
  ] as const)('%d %s in %ss: %d', (value, from, to, result) => {
    expect(convertArea(value, from, to)).toBeCloseTo(result, 10);
  });

  it('convert there and back without a change', () => {
    fc.assert(
      fc.property(areas, unit, unit, (area, from, to) => {
        const there = convertArea(area, from, to);
        expect(convertArea(there, to, from)).toBeCloseTo(area, 6);
      }),
    );
  });

  it('convert to the same value by way of a third unit', () => {
    fc.assert(
      fc.property(areas, unit, unit, unit, (area, from, over, to) => {
        const detour = convertArea(convertArea(area, from, over), over, to);
        const direct = convertArea(area, from, to);
        expect(Math.abs(detour - direct)).toBeLessThanOrEqual(1e-9 * Math.max(1, direct));
      }),
    );
  });
});

describe('acres of the record', () => {
  it.each([
    [1.00005, 1.0001],
    [1.00004, 1],
    [0.00005, 0.0001],
    [0.00145, 0.0015],
    [2.67495, 2.675],
    [0, 0],
    [60_426.943, 60_426.943],
  ])('%d is stored as %d', (acres, kept) => {
    expect(roundAcres(acres)).toBe(kept);
  });

  it('does not change a value with four decimals', () => {
    fc.assert(fc.property(areas, (acres) => roundAcres(acres) === acres));
  });

  it('are converted from square metres', () => {
    expect(squareMetresToAcres(4046.8564224)).toBe(1);
    expect(squareMetresToAcres(1000)).toBe(0.2471);
    expect(squareMetresToAcres(1_000_000_000)).toBe(247_105.3815);
  });

  it.each([
    [1.25, 'Ac. 1.250 dec.', '0.5059 ha'],
    [0.0004, 'Ac. 0.000 dec.', '0.0002 ha'],
    [12, 'Ac. 12.000 dec.', '4.8562 ha'],
  ])('%d is printed as %s and %s', (acres, record, hectares) => {
    expect([formatRecordArea(acres), formatHectares(acres)]).toEqual([record, hectares]);
  });

  it('add up exactly', () => {
    expect(sumAcres([0.1, 0.2])).toBe(0.3);
    expect(sumAcres([])).toBe(0);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 200 }), (parts) => {
        const sum = parts.reduce((total, part) => total + part, 0);
        expect(sumAcres(parts.map((part) => part / 10_000))).toBe(sum / 10_000);
      }),
    );
  });
});
