import { expect, it } from 'vitest';
import { changesAddress, readChangesAddress } from './changesAddress.ts';

it.each([
  ['', { isWaiting: true, userId: undefined, page: 1 }],
  ['state=over&user=7&page=3', { isWaiting: false, userId: 7, page: 3 }],
])('the address %j shows and is written the same', (text, state) => {
  expect(readChangesAddress(new URLSearchParams(text))).toEqual(state);
  expect(changesAddress(state).toString()).toBe(text);
});

it.each(['state=other', 'page=-1', 'page=x', 'user=0', 'user=1.5'])(
  'what makes no sense in %j counts as not said',
  (text) => {
    expect(readChangesAddress(new URLSearchParams(text))).toEqual({
      isWaiting: true,
      userId: undefined,
      page: 1,
    });
  },
);
