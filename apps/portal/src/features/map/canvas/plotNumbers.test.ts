import { expect, it } from 'vitest';
import { listPlotNumbers } from './plotNumbers.ts';

const degree = 111_320;
/** A plot at the equator, its corners in metres. */
const plot = (
  plotNo: string,
  corners: readonly (readonly [number, number])[],
  plotCode = plotNo,
) => ({
  source: 'plots',
  properties: { plotNo, plotCode },
  geometry: { type: 'Polygon', coordinates: [corners.map(([x, y]) => [x / degree, y / degree])] },
});
const box = (width: number, height: number, x = 0) =>
  [
    [x, 0],
    [x + width, 0],
    [x + width, height],
    [x, height],
  ] as const;

it('are in the middle of a plot, and left out where they do not fit', () => {
  const [number, ...more] = listPlotNumbers(
    [plot('12', box(40, 30)), plot('7', box(40, 8, 50))],
    1,
  );
  expect(more).toEqual([]);
  expect(number?.text).toBe('12');
  expect((number?.at[0] ?? 0) * degree).toBeCloseTo(20, 0);
  expect((number?.at[1] ?? 0) * degree).toBeCloseTo(15, 0);
});

it('fit again at a larger scale', () => {
  expect(listPlotNumbers([plot('7', box(40, 8))], 0.25)).toHaveLength(1);
});

it('are inside a plot with a corner cut out, not in the middle of its box', () => {
  const corner = [
    [0, 0],
    [100, 0],
    [100, 30],
    [30, 30],
    [30, 100],
    [0, 100],
  ] as const;
  const [number] = listPlotNumbers([plot('5', corner)], 1);
  const [x = 0, y = 0] = number?.at ?? [];
  expect(x * degree < 30 || y * degree < 30).toBe(true);
});

it('are drawn once for a plot on two tiles, in its larger piece', () => {
  const pieces = [plot('3', box(30, 30)), plot('3', box(90, 30, 25))];
  const numbers = listPlotNumbers(pieces, 1);
  expect(numbers).toHaveLength(1);
  expect((numbers[0]?.at[0] ?? 0) * degree).toBeGreaterThan(25);
});

it('leave out other layers and plots without a number', () => {
  const unnumbered = { ...plot('1', box(40, 40)), properties: { status: 'leased' } };
  expect(listPlotNumbers([unnumbered, { ...plot('1', box(40, 40)), source: 'leases' }], 1)).toEqual(
    [],
  );
});
