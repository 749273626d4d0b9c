import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api, type Endpoint } from '../../packages/portal-core/src/index.ts';

/** A test that shows a requirement: its title, or its group's; `row` is its line in a table of cases. */
interface Shown {
  file: string;
  title: string;
  row?: string;
}

/** A requirement on the request of a call: shown here as soon as the table of calls has it. */
interface ByCall {
  path: string;
  keys: readonly string[];
}

type Table = Record<string, readonly Shown[] | ByCall>;
const rowsOf = (list: string) => {
  const path = new URL(`../requirements/${list}.json`, import.meta.url);
  return Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Table);
};
const core = rowsOf('portal-core');
const isByCall = (shown: readonly Shown[] | ByCall): shown is ByCall => 'path' in shown;
const entries = [...core, ...rowsOf('server-land')];
const tests = entries.flatMap(([id, shown]) => (isByCall(shown) ? [] : [[id, shown] as const]));
const calls = entries.flatMap(([id, shown]) => (isByCall(shown) ? [[id, shown] as const] : []));

/** Looks for the title of a test or a group, in any of the three kinds of quotes. */
const hasTitle = (source: string, title: string) =>
  [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(`(${quoted}`)) ||
  source.split('\n').some((line) => line.trim().replace(/,$/, '') === `'${title}'`);

describe('the requirements of the core and of the land record', () => {
  it('are all 256 of the core, each named by its id', () => {
    expect(core).toHaveLength(256);
    expect(entries.filter(([id]) => !/^[A-Z]{2}-\d{3}$/.test(id))).toEqual([]);
  });

  it.each(tests)('%s is shown by tests that exist', (_, shown) => {
    expect(shown.length).toBeGreaterThan(0);
    for (const { file, title, row = '' } of shown) {
      expect(existsSync(file), file).toBe(true);
      const source = readFileSync(file, 'utf8');
      expect(hasTitle(source, title), `${file}: ${title}`).toBe(true);
      expect(source.includes(row), `${file}: ${row}`).toBe(true);
    }
  });

  it.each(calls)('%s is held by every call of its path', (_, { path, keys }) => {
    const rows: readonly Endpoint[] = Object.values(api);
    for (const { in: shape } of rows.filter((row) => row.path === path)) {
      const { entries: fields = {} } = shape as { entries?: object };
      expect(Object.keys(fields).sort()).toEqual([...keys].sort());
    }
  });
});
