import { beforeAll, describe, expect, it } from 'vitest';
import { findPlace, type Place } from '../../../../../tests/support/landApplication.ts';
import { makeAppBeforeAll } from '../../../../../tests/support/serviceHooks.ts';

const service = makeAppBeforeAll();
let place: Place;
beforeAll(async () => {
  place = await findPlace(service);
});

const search = (text: string) => service.result('plotSearch', { text });

describe('a search for a plot', () => {
  it('finds the plots of a number in a named place, with the place for the selects', async () => {
    const found = await search('plot 1 Brahmagiri');
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(10);
    for (const plot of found) {
      expect(plot).toMatchObject({ plotNo: '1', tahasilCode: place.tahasilCode });
    }
    expect(found[0]?.mouza_name).toBe('Brahmagiri');
  });

  it('finds the same in Odia words and digits', async () => {
    const codes = async (text: string) => (await search(text)).map(({ plotCode }) => plotCode);
    expect(await codes('ପ୍ଲଟ ୧ ବ୍ରହ୍ମଗିରି')).toEqual(await codes('plot 1 Brahmagiri'));
  });

  it('finds the plots of a khatiyan only, when it is named', async () => {
    const found = await search('khata 2 plot 1 Brahmagiri');
    expect(found.every(({ khataNo }) => khataNo === '2')).toBe(true);
  });

  it('finds nothing without a number, or in a place that is not there', async () => {
    expect(await search('Brahmagiri')).toEqual([]);
    expect(await search('plot 1 Zanzibar')).toEqual([]);
  });
});
