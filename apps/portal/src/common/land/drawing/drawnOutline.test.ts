import { expect, it } from 'vitest';
import { findOutlineFault, toGeoJson } from './drawnOutline.ts';

const points = [
  [85.8, 19.8],
  [85.801, 19.8],
  [85.801, 19.801],
  [85.8, 19.801],
].map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }));
const [a, b, c, d] = points as [never, never, never, never];

it('has three corners or more, and sides that do not cross', () => {
  expect(findOutlineFault(points)).toBeUndefined();
  expect(findOutlineFault([a, b])).toBe('corners');
  expect(findOutlineFault([a, c, b, d])).toBe('crossing');
});

it('is a closed polygon as GeoJSON', () => {
  const { features } = JSON.parse(toGeoJson(points, 'Plot 7')) as {
    features: { properties: object; geometry: { coordinates: number[][][] } }[];
  };
  const [feature] = features;
  expect(feature?.properties).toEqual({ name: 'Plot 7' });
  const ring = feature?.geometry.coordinates[0] ?? [];
  expect([ring.length, ring.at(-1)]).toEqual([5, ring[0]]);
});
