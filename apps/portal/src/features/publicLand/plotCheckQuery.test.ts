import { expect, it } from 'vitest';
import { parsePlotCheckQuery } from './plotCheckQuery.ts';

const parse = (query: string) => parsePlotCheckQuery(new URLSearchParams(query));
const empty = { districtCode: '', tahasilCode: '', villageCode: '', plotNo: '' };

it('reads place and plot', () => {
  expect(parse('district=1&tahasil=4&mouza=17&plot=245/1180')).toEqual({
    districtCode: '1',
    tahasilCode: '4',
    villageCode: '17',
    plotNo: '245/1180',
  });
});

it.each(['', 'district=x&tahasil=4', 'tahasil=4&mouza=17', 'plot=%3Cb%3E', 'district=0'])(
  'leaves out what is missing or invalid: %s',
  (query) => {
    expect(parse(query)).toEqual(empty);
  },
);
