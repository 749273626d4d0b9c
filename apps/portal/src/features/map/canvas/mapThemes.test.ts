import { expect, it } from 'vitest';
import { isEntryOf, mapThemes, themeEntries } from './mapThemes.ts';

it('no two values of a theme have the same pattern, so that none is distinguished by colour alone', () => {
  for (const theme of mapThemes) {
    const entries = themeEntries[theme];
    expect(new Set(entries.map(({ pattern }) => pattern)).size).toBe(entries.length);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  }
});

it('values without an entry are in the one of all others', () => {
  const entryOf = (value: string) =>
    themeEntries.kisam.filter((entry) => isEntryOf('kisam', entry, value)).map(({ id }) => id);
  expect([entryOf('wet'), entryOf(''), entryOf('unheard')]).toEqual([
    ['kisam.wet'],
    ['kisam.'],
    ['kisam.'],
  ]);
});
