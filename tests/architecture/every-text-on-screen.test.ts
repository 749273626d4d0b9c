import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasTitle, readRows, readSource } from './requirementRows.ts';

/** A text of the specification, the test that checks it on its screen, and the title of that test. */
const rows = readRows('messages.tsv').map(([key = '', file = '', title = '', words = '']) => ({
  key,
  file,
  title,
  words,
}));

/** The text without a screen: no form has a field for a web address. */
const messageKeysWithoutScreen = ['shared.url'];

it('has a test for each text of the specification', () => {
  const file = new URL('../contract/messages-expected.json', import.meta.url);
  const expected = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(rows.map(({ key }) => key).sort()).toEqual(Object.keys(expected).sort());
});

it('names existing tests that contain the text', () => {
  const gone = rows.filter(({ file, title, words }) => {
    const source = readSource(file);
    return words === '' || !hasTitle(source, title) || !source.includes(words);
  });
  expect(gone).toEqual([]);
});

// A screen of the service or, in a browser too, of a story with the service mocked.
const screens = /^(?:tests\/browser|apps\/portal\/stories\/tests)\//;

it('checks every text on a screen in a browser, except those without a screen', () => {
  const elsewhere = rows.filter(({ file }) => !screens.test(file));
  expect(elsewhere.map(({ key }) => key).sort()).toEqual(messageKeysWithoutScreen);
});
