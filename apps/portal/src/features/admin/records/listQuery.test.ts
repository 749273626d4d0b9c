import { describe, expect, it } from 'vitest';
import { buildListQuery, parseListQuery, type ListState } from './listQuery.ts';

const usual: ListState = {
  search: '',
  isActive: undefined,
  sort: undefined,
  page: 1,
  rows: 10,
  open: undefined,
};

describe('parseListQuery', () => {
  it.each([
    ['', usual],
    ['q=puri&use=retired&page=3&rows=50', { search: 'puri', isActive: false, page: 3, rows: 50 }],
    ['sort=-area', { sort: { column: 'area', direction: 'descending' } }],
    ['open=new', { open: 'new' }],
    ['open=12', { open: 12 }],
    ['open=-1&page=0.5&rows=11&sort=a%20b&use=x', {}],
  ] as const)('of %s', (address, part) => {
    expect(parseListQuery(new URLSearchParams(address))).toEqual({ ...usual, ...part });
  });
});

it('parses the query that it builds', () => {
  const state: ListState = {
    search: 'ପୁରୀ & co',
    isActive: true,
    sort: { column: 'closeDate', direction: 'ascending' },
    page: 2,
    rows: 100,
    open: 7,
  };
  expect(parseListQuery(buildListQuery(state))).toEqual(state);
  expect(buildListQuery(usual).size).toBe(0);
});
