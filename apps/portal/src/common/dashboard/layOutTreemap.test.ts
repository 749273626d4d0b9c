import { expect, it } from 'vitest';
import { layOutTreemap } from './layOutTreemap.ts';

const items = [
  { id: 'wet', size: 50 },
  { id: 'dry', size: 30 },
  { id: 'sand', size: 15 },
  { id: 'stone', size: 5 },
  { id: 'none', size: 0 },
];

it('fills the box in proportion to the sizes, without a part for nothing', () => {
  const cells = layOutTreemap(items, 200, 100);
  expect(cells.map(({ id }) => id)).toEqual(['wet', 'dry', 'sand', 'stone']);
  for (const { id, width, height } of cells) {
    const share = (items.find((item) => item.id === id)?.size ?? 0) / 100;
    expect(width * height).toBeCloseTo(share * 20_000, 6);
  }
});

it('has no part that overlaps another or leaves the box', () => {
  const cells = layOutTreemap(items, 200, 100);
  for (const [index, one] of cells.entries()) {
    expect(one.x + one.width).toBeLessThanOrEqual(200 + 1e-9);
    expect(one.y + one.height).toBeLessThanOrEqual(100 + 1e-9);
    for (const other of cells.slice(index + 1)) {
      const isApart =
        one.x + one.width <= other.x + 1e-9 ||
        other.x + other.width <= one.x + 1e-9 ||
        one.y + one.height <= other.y + 1e-9 ||
        other.y + other.height <= one.y + 1e-9;
      expect(isApart).toBe(true);
    }
  }
});

it('is empty without sizes', () => {
  expect(layOutTreemap([], 100, 100)).toEqual([]);
});
