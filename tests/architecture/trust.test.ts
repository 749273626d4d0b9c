import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const promises = readFileSync('docs/trust.md', 'utf8');
const rows = promises.split('\n').filter((line) => /^\| \d+ /.test(line));
const named = /`((?:features|http|db|main|tests)[^`]*)`(?:: ([^|;,`]+))?/g;

/** Gives the paths that a row names, each with the words that stand in its test. */
const shownBy = (row: string) =>
  [...row.matchAll(named)].map(([, path = '', words = '']) => ({
    file: path.startsWith('tests/') ? path : `apps/server/src/${path}`,
    words: words.trim(),
  }));

describe('the promises of docs/trust.md', () => {
  it('name tests that are there, by words that stand in them', () => {
    const missing = rows
      .flatMap(shownBy)
      .filter(
        ({ file, words }) =>
          !existsSync(file) ||
          (file.endsWith('.test.ts') && !readFileSync(file, 'utf8').includes(words)),
      );
    expect(missing).toEqual([]);
  });

  it('are each shown by a test', () => {
    expect(rows.length).toBeGreaterThanOrEqual(39);
    expect(rows.filter((row) => shownBy(row).length === 0)).toEqual([]);
  });
});
