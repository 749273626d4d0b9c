import { expect, it } from 'vitest';
import { buildCaseQuery, parseCaseQuery } from './useCases.ts';

const read = (address: string) => {
  const { place, pageNumber } = parseCaseQuery(new URLSearchParams(address));
  return [place.district, place.tahasil, place.mouza, pageNumber];
};

it.each([
  ['', ['', '', '', 1]],
  ['district=19&tahasil=3&mouza=8&page=2', ['19', '3', '8', 2]],
  ['tahasil=3&mouza=8', ['', '', '', 1]],
  ['district=19&mouza=8', ['19', '', '', 1]],
  ['district=x&page=0', ['', '', '', 1]],
  ['district=-4&page=1.5', ['', '', '', 1]],
])('%j', (address, expected) => {
  expect(read(address)).toEqual(expected);
});

it('parses the query that it builds', () => {
  const address = 'district=19&tahasil=3&page=4';
  expect(buildCaseQuery(parseCaseQuery(new URLSearchParams(address))).toString()).toBe(address);
});
