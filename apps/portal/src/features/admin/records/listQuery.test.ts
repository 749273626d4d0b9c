import { describe, expect, it } from 'vitest';
import { noPlace } from '../../../common/land/places.ts';
import { buildListQuery, parseListQuery, toPlaceFilter, type ListState } from './listQuery.ts';

const usual: ListState = {
  search: '',
  isActive: undefined,
  userType: undefined,
  sort: undefined,
  page: 1,
  rows: 10,
  open: undefined,
  place: noPlace,
};

describe('parseListQuery', () => {
  it.each([
    ['', usual],
    ['q=puri&use=retired&page=3&rows=50', { search: 'puri', isActive: false, page: 3, rows: 50 }],
    ['sort=-area', { sort: { column: 'area', direction: 'descending' } }],
    ['type=CI', { userType: 'CI' }],
    ['type=X', {}],
    ['open=new', { open: 'new' }],
    ['open=12', { open: 12 }],
    ['district=2&tahasil=x', { place: { ...noPlace, district: '2' } }],
    ['open=-1&page=0.5&rows=11&sort=a%20b&use=x', {}],
  ] as const)('of %s', (address, part) => {
    expect(parseListQuery(new URLSearchParams(address))).toEqual({ ...usual, ...part });
  });
});

it('parses the query that it builds', () => {
  const state: ListState = {
    search: 'ପୁରୀ & co',
    isActive: true,
    userType: 'T',
    sort: { column: 'closeDate', direction: 'ascending' },
    page: 2,
    rows: 100,
    open: 7,
    place: { ...noPlace, district: '1', tahasil: '4' },
  };
  expect(parseListQuery(buildListQuery(state))).toEqual(state);
  expect(buildListQuery(usual).size).toBe(0);
});

it('filters by the smallest chosen place', () => {
  expect(toPlaceFilter(noPlace)).toEqual({});
  expect(toPlaceFilter({ ...noPlace, district: '1' })).toEqual({ districtId: 1 });
  const mouza = { ...noPlace, district: '1', tahasil: '4', mouza: '31' };
  expect(toPlaceFilter(mouza)).toEqual({ mouzaId: 31 });
});
