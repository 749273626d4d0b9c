import { expect, it } from 'vitest';
import { getMetresPerPoint } from '../../../common/land/drawing/metresPerPoint.ts';
import { formatLength, getScale } from './scaleBar.ts';

it.each([
  [1, 120, 100, 100],
  [0.4, 120, 20, 50],
  [0.5, 120, 50, 100],
  [3, 100, 200, 66.7],
  [10, 100, 1000, 100],
])('%s m per pixel and %s pixels have a bar of %s m', (aPoint, most, metres, width) => {
  const scale = getScale(aPoint, most);
  expect(scale.metres).toBe(metres);
  expect(scale.width).toBeCloseTo(width, 1);
});

it('a bar is at most as wide as allowed, and at least 40 % of that', () => {
  for (let zoom = 0; zoom < 20; zoom += 0.37) {
    const { width } = getScale(getMetresPerPoint(19.8, zoom), 120);
    expect(width).toBeLessThanOrEqual(120);
    expect(width).toBeGreaterThanOrEqual(48 - 0.001);
  }
});

it('is shown in kilometres from 1000 m on', () => {
  expect([500, 1000, 20_000].map(formatLength)).toEqual(['500 m', '1 km', '20 km']);
});
