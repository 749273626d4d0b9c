import { expect, it } from 'vitest';
import { buildCaseQuery, countCaseFilters, noChoices, parseCaseQuery } from './useCases.ts';

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

it('ignores choices that the register does not have', () => {
  const address = new URLSearchParams('state=NOWHERE&section=1&year=26&hearing=x&sort=y');
  expect(parseCaseQuery(address)).toMatchObject(noChoices);
});

it('counts the filters that are set, not the order', () => {
  const count = (address: string) => countCaseFilters(parseCaseQuery(new URLSearchParams(address)));
  expect(count('sort=hearing&page=2')).toBe(0);
  expect(count('district=19&tahasil=3&state=HEARING&year=2026')).toBe(4);
});

it.each([
  'district=19&tahasil=3&page=4',
  'state=HEARING&section=16-A%281%29&year=2026&hearing=coming&sort=hearing&page=1',
])('parses the query %s that it builds', (address) => {
  expect(buildCaseQuery(parseCaseQuery(new URLSearchParams(address))).toString()).toBe(address);
});
