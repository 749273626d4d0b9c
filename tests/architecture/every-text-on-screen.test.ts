import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasTitle, rowsOf, sourceOf } from './statements.ts';

/** A text of the specification, the test that sees it where it belongs, and the words of that test. */
const rows = rowsOf('messages.tsv').map(([key = '', file = '', title = '', words = '']) => ({
  key,
  file,
  title,
  words,
}));

/** The text that no screen of the portal says: no form asks for the address of a web page. */
const rulesAlone = ['shared.url'];

it('has a test for each text of the specification', () => {
  const file = new URL('../contract/messages-expected.json', import.meta.url);
  const expected = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  expect(rows.map(({ key }) => key).sort()).toEqual(Object.keys(expected).sort());
});

it('names tests that are there and have the text', () => {
  const gone = rows.filter(({ file, title, words }) => {
    const source = sourceOf(file);
    return words === '' || !hasTitle(source, title) || !source.includes(words);
  });
  expect(gone).toEqual([]);
});

it('sees every text in a browser, but those of rules alone', () => {
  const elsewhere = rows.filter(({ file }) => !file.startsWith('tests/browser/'));
  expect(elsewhere.map(({ key }) => key).sort()).toEqual(rulesAlone);
});
