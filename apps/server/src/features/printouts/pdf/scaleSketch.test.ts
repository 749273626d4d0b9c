import { expect, it } from 'vitest';
import { scaleSketch } from './scaleSketch.ts';

const box = { width: 200, height: 100 };
const square = [
  [85.83, 19.81],
  [85.8305, 19.81],
  [85.8305, 19.8105],
  [85.83, 19.8105],
] as const;

it('a sketch is drawn to a round scale in the middle of its box, north up', () => {
  const { rings, scale } = scaleSketch([square], box);
  const [southWest, southEast, northEast] = rings[0] ?? [];
  // 0.0005 degrees are 55.7 metres, which fill 63.1 points at 1 : 2,500, and 105.2 of 100 at 1 : 1,500.
  expect(scale).toBe(2_000);
  expect((southWest?.[1] ?? 0) - (northEast?.[1] ?? 0)).toBeCloseTo(78.9, 1);
  expect((southEast?.[0] ?? 0) - (southWest?.[0] ?? 0)).toBeCloseTo(74.2, 1);
  expect(((southEast?.[0] ?? 0) + (southWest?.[0] ?? 0)) / 2).toBeCloseTo(100);
  expect(((southWest?.[1] ?? 0) + (northEast?.[1] ?? 0)) / 2).toBeCloseTo(50);
});

it('the bar is a round number of metres, at most two fifths of the width', () => {
  const { bar, scale } = scaleSketch([square], box);
  expect(bar.metres).toBe(50);
  expect(bar.length).toBeCloseTo(50 / scale / (0.0254 / 72));
  expect(bar.length).toBeLessThanOrEqual(80);
});

it('every ring of a drawing is in the box', () => {
  const plot = square.map(([x, y]) => [85.83 + (x - 85.83) * 9, 19.81 + (y - 19.81) * 9] as const);
  const { rings } = scaleSketch([plot, square], box);
  for (const [x, y] of rings.flat()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(box.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(box.height);
  }
});
