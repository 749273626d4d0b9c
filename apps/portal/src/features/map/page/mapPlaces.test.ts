import { describe, expect, it } from 'vitest';
import { getExtent, joinExtents, toMapFeatures } from './mapFeatures.ts';

const square = (x: number) => ({
  coordinates: [
    [
      [x, 20],
      [x + 1, 20],
      [x + 1, 21],
      [x, 21],
    ],
  ],
});

describe('bounds', () => {
  it('contain every point of any depth', () => {
    expect(getExtent(square(85).coordinates)).toEqual({ minX: 85, minY: 20, maxX: 86, maxY: 21 });
    expect(getExtent([[[]]])).toBeUndefined();
  });

  it('of several bounds contain them all', () => {
    const one = { minX: 1, minY: 5, maxX: 2, maxY: 6 };
    const other = { minX: 0, minY: 7, maxX: 1, maxY: 8 };
    expect(joinExtents([one, other])).toEqual({ minX: 0, minY: 5, maxX: 2, maxY: 8 });
    expect(joinExtents([])).toBeUndefined();
  });
});

describe('the places of the table', () => {
  it('join the pieces of two tiles, far layers first, numbers by their value', () => {
    const plot = (plotNo: string, x: number) => ({
      source: 'plots',
      properties: { plotNo, plotCode: `7-${plotNo}`, status: 'leased' },
      geometry: square(x),
    });
    const mouza = {
      source: 'mouzas',
      properties: { name: 'Gop', plots: 12, area: 3.5 },
      geometry: square(85),
    };
    const places = toMapFeatures([plot('10', 85), plot('9', 85), plot('10', 86), mouza], 'en');
    expect(places.map(({ layer, name }) => `${layer} ${name}`)).toEqual([
      'mouzas Gop',
      'plots 9',
      'plots 10',
    ]);
    expect(places[0]).toMatchObject({ plots: 12, area: 3.5, plotCode: '' });
    expect(places[2]?.extent).toEqual({ minX: 85, minY: 20, maxX: 87, maxY: 21 });
  });

  it('contain the facts of overlays, each overlay of a plot separately', () => {
    const shared = { plotNo: '12', plotCode: '7-12' };
    const mark = (source: string, properties: object) => ({
      source,
      properties: { ...shared, ...properties },
      geometry: square(85),
    });
    const places = toMapFeatures(
      [
        mark('cases', { name: 'OJC/2' }),
        mark('cases', { name: 'OJC/1' }),
        mark('leases', { name: 'L/1', kind: 'homestead', endsOn: '2027-03-31' }),
        { source: 'quarries', properties: { name: 'Gop', count: 3 }, geometry: square(85) },
      ],
      'en',
    );
    expect(places.map(({ layer, name, overlay }) => [layer, name, overlay])).toEqual([
      ['quarries', 'Gop', { count: 3 }],
      ['leases', 'L/1', { plotNo: '12', kind: 'homestead', endsOn: '2027-03-31' }],
      ['cases', 'OJC/1', { plotNo: '12' }],
      ['cases', 'OJC/2', { plotNo: '12' }],
    ]);
  });

  it('have their names in the language of the page, else in English', () => {
    const names = { name: 'Gop', nameOr: 'ଗୋପ', nameHi: '' };
    const feature = { source: 'mouzas', properties: names, geometry: square(85) };
    const nameIn = (language: 'or' | 'hi') => toMapFeatures([feature], language)[0]?.name;
    expect([nameIn('or'), nameIn('hi')]).toEqual(['ଗୋପ', 'Gop']);
  });

  it('leave out features without a name or a known layer', () => {
    const nameless = { source: 'plots', properties: { status: 'leased' }, geometry: square(85) };
    const strange = { source: 'roads', properties: { name: 'NH' }, geometry: square(85) };
    expect(toMapFeatures([nameless, strange], 'en')).toEqual([]);
  });
});
