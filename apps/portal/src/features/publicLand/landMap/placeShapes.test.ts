import { describe, expect, it } from 'vitest';
import type { PublicPlace } from '../../../api/openData/loadPlaces.ts';
import { buildPlaceShapes, getPlaceName } from './placeShapes.ts';

const placeAt = (id: number, west: number, side: number): PublicPlace => ({
  id,
  geometry: {
    coordinates: [
      [
        [west, 20],
        [west + side, 20],
        [west + side, 20 + side],
        [west, 20 + side],
        [west, 20],
      ],
    ],
  },
  properties: {
    name: `Place ${id}`,
    code: '',
    name_or: 'ପୁରୀ',
    name_hi: '',
    khatiyans: 1,
    plots: id,
    area_acres: id,
    recorded_on: null,
  },
});
const options = { width: 600, language: 'en' } as const;

describe('the shapes of places', () => {
  it('draw the largest first, with a name where it has room', () => {
    const { shapes, size } = buildPlaceShapes(
      [placeAt(1, 85, 0.4), placeAt(2, 85.4, 0.4)],
      undefined,
      options,
    );
    expect(size).toEqual({ width: 600, height: 450 });
    expect(shapes.map(({ name, hasName, isSmall }) => [name, hasName, isSmall])).toEqual([
      ['Place 2', true, false],
      ['Place 1', true, false],
    ]);
  });

  it('mark places that are too small, and name only the first where two names would meet', () => {
    const ground = placeAt(9, 85, 1);
    const { shapes, groundPath } = buildPlaceShapes(
      [placeAt(1, 85.5, 0.004), placeAt(2, 85.51, 0.004), placeAt(3, 85.2, 0.004)],
      ground,
      options,
    );
    expect(groundPath).toMatch(/^M/);
    expect(shapes.map(({ reach }) => reach)).toEqual([22, 12, 12]);
    expect(shapes.map(({ name, hasName, isSmall }) => [name, hasName, isSmall])).toEqual([
      ['Place 3', true, true],
      ['Place 2', true, true],
      ['Place 1', false, true],
    ]);
  });

  it('leave out a place without an outline', () => {
    const { shapes } = buildPlaceShapes(
      [{ ...placeAt(1, 85, 1), geometry: null }, placeAt(2, 85, 1)],
      undefined,
      options,
    );
    expect(shapes.map(({ place }) => place.id)).toEqual([2]);
  });

  it('are named in the language of the reader, else in English', () => {
    const place = placeAt(4, 85, 1);
    expect((['en', 'or', 'hi'] as const).map((language) => getPlaceName(place, language))).toEqual([
      'Place 4',
      'ପୁରୀ',
      'Place 4',
    ]);
  });
});
