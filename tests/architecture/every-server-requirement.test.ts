import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A requirement of the service and the test that shows it, or what is still missing. */
const rows = readFileSync('tests/requirements/server.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [id = '', state = '', file = '', title = '', line = ''] = row.split('\t');
    return { id, state, file, title, line };
  });

const quoted = (title: string) => [`'${title}'`, `"${title}"`, `\`${title}\``];
const sources = new Map<string, string>();

/** Gives a file's text, read once. */
function sourceOf(file: string): string {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const read = existsSync(file) ? readFileSync(file, 'utf8') : '';
  sources.set(file, read);
  return read;
}

describe('the requirements of the service', () => {
  it('are all 137', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(137);
    expect(rows.filter(({ id }) => !/^[A-Z]{2}-\d{3}$/.test(id))).toEqual([]);
  });

  it('are shown by tests that are there, by their title and the line of their table', () => {
    const gone = rows
      .filter(({ state }) => state === 'shown')
      .filter(({ file, title, line }) => {
        const source = sourceOf(file);
        return !quoted(title).some((words) => source.includes(words)) || !source.includes(line);
      });
    expect(gone).toEqual([]);
  });

  it('say what is missing where none shows them', () => {
    const others = rows.filter(({ state }) => state !== 'shown');
    expect(others.filter(({ state, file }) => state !== 'open' || file.length < 20)).toEqual([]);
    expect(others.length).toBeLessThanOrEqual(2);
  });
});
