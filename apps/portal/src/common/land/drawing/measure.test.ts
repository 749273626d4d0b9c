import { fromUtm } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { formatArea, formatMetres, measurePoints } from './measure.ts';

/** A corner in metres of UTM on the middle of zone 45, where its scale is 0.9996. */
const corner = (east: number, north: number) =>
  fromUtm({ zone: 45, easting: 500_000 + east * 0.9996, northing: 2_200_000 + north * 0.9996 });

describe('a measured square of 100 m', () => {
  const measured = measurePoints([corner(0, 0), corner(100, 0), corner(100, 100), corner(0, 100)]);

  it('has its sides, its length and its perimeter', () => {
    for (const side of measured.sides) expect(side).toBeCloseTo(100, 3);
    expect(measured.length).toBeCloseTo(300, 3);
    expect(measured.perimeter).toBeCloseTo(400, 3);
  });

  it('has an area of a hectare', () => {
    expect(Math.abs(measured.acres - 2.471_05)).toBeLessThan(0.015);
  });
});

it('is nothing without points', () => {
  expect(measurePoints([])).toEqual({ sides: [], length: 0, perimeter: 0, acres: 0 });
});

it('is shown in acres and decimals, hectares and metres', () => {
  expect(formatArea(1.25)).toEqual(['Ac. 1, 25.00 dec.', '0.5059 ha', '5058.6 m²']);
  expect(formatMetres(12.34)).toBe('12.3 m');
  expect(formatMetres(1234.5)).toBe('1.234 km (1234.5 m)');
});
