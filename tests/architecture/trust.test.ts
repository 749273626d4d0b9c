import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const trustPage = readFileSync('docs/trust.md', 'utf8');
const rows = trustPage.split('\n').filter((line) => /^\| \d+ /.test(line));
const named = /`((?:features|http|db|main|tests)[^`]*)`(?:: ([^|;,`]+))?/g;

/** Returns the paths that a row names, each with the text that its test contains. */
const listTests = (row: string) =>
  [...row.matchAll(named)].map(([, path = '', words = '']) => ({
    file: path.startsWith('tests/') ? path : `apps/server/src/${path}`,
    words: words.trim(),
  }));

describe('the promises of docs/trust.md', () => {
  it('name existing tests, by text that they contain', () => {
    const missing = rows
      .flatMap(listTests)
      .filter(
        ({ file, words }) =>
          !existsSync(file) ||
          (file.endsWith('.test.ts') && !readFileSync(file, 'utf8').includes(words)),
      );
    expect(missing).toEqual([]);
  });

  it('each have a test', () => {
    expect(rows.length).toBeGreaterThanOrEqual(39);
    expect(rows.filter((row) => listTests(row).length === 0)).toEqual([]);
  });
});
