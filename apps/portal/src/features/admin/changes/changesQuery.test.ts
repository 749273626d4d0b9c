import { expect, it } from 'vitest';
import { buildChangesQuery, parseChangesQuery } from './changesQuery.ts';

it.each([
  ['', { isWaiting: true, userId: undefined, page: 1 }],
  ['state=over&user=7&page=3', { isWaiting: false, userId: 7, page: 3 }],
])('parses %j and builds the same query', (text, state) => {
  expect(parseChangesQuery(new URLSearchParams(text))).toEqual(state);
  expect(buildChangesQuery(state).toString()).toBe(text);
});

it.each(['state=other', 'page=-1', 'page=x', 'user=0', 'user=1.5'])(
  'ignores the invalid parameter of %j',
  (text) => {
    expect(parseChangesQuery(new URLSearchParams(text))).toEqual({
      isWaiting: true,
      userId: undefined,
      page: 1,
    });
  },
);
