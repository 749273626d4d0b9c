import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const promises = readFileSync('docs/trust.md', 'utf8');
const shownBy = [...promises.matchAll(/`((?:features|http|db|main)[^`]*)`(?:: ([^|;,`]+))?/g)];

describe('the promises of docs/trust.md', () => {
  it('name tests that are there, by words that stand in them', () => {
    const missing = shownBy
      .map(([, path = '', words = '']) => ({
        file: `apps/server/src/${path}`,
        words: words.trim(),
      }))
      .filter(({ file }) => file.endsWith('.test.ts'))
      .filter(
        ({ file, words }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(words),
      );
    expect(missing).toEqual([]);
    expect(shownBy.length).toBeGreaterThan(30);
  });
});
