import { expect, it } from 'vitest';
import { listPlaceNames } from './placeNames.ts';

const degree = 111_320;
/** A square place at the equator, its side in metres. */
const place = (source: string, name: string, side: number) => ({
  source,
  properties: { name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [side / degree, 0],
        [side / degree, side / degree],
        [0, side / degree],
      ],
    ],
  },
});
const measure = (text: string) => [text.length * 8, 24] as const;
const names = (...features: ReturnType<typeof place>[]) =>
  listPlaceNames(features, 10, { measure, language: 'en' }).map(({ text }) => text);

it('are those of the smallest places that have room for them', () => {
  const around = [place('districts', 'Puri', 9000), place('tahasils', 'Pipili', 3000)];
  expect(names(...around)).toEqual(['Pipili']);
  expect(names(...around, place('mouzas', 'Matitota', 100))).toEqual(['Pipili']);
  expect(names(...around, place('mouzas', 'Matitota', 2000))).toEqual(['Matitota']);
});

it('are left out where plots are drawn', () => {
  expect(names(place('mouzas', 'Matitota', 2000), place('plots', '1', 100))).toEqual([]);
});
