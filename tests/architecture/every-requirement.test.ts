import { describe, expect, it } from 'vitest';
import { api, type Endpoint } from '../../packages/portal-core/src/index.ts';
import { hasTitle, sourceOf } from './statements.ts';

/** A test that shows a requirement: its title, or its group's; `row` is its line in a table of cases. */
interface Shown {
  file: string;
  title: string;
  row?: string;
}

/** A requirement on the request of the calls of a path: shown here. */
interface ByCall {
  path: string;
  keys: readonly string[];
}

type Table = Record<string, readonly Shown[] | ByCall>;
const tableOf = (list: string) =>
  Object.entries(JSON.parse(sourceOf(`tests/requirements/${list}.json`)) as Table);
const core = tableOf('portal-core');
const isByCall = (shown: readonly Shown[] | ByCall): shown is ByCall => 'path' in shown;
const entries = [...core, ...tableOf('server-land')];
const tests = entries.flatMap(([id, shown]) => (isByCall(shown) ? [] : [[id, shown] as const]));
const calls = entries.flatMap(([id, shown]) => (isByCall(shown) ? [[id, shown] as const] : []));

describe('the requirements of the core and of the land record', () => {
  it('are all 256 of the core, each named by its id', () => {
    expect(core).toHaveLength(256);
    expect(entries.filter(([id]) => !/^[A-Z]{2}-\d{3}$/.test(id))).toEqual([]);
  });

  it.each(tests)('%s is shown by tests that exist', (_, shown) => {
    expect(shown.length).toBeGreaterThan(0);
    for (const { file, title, row = '' } of shown) {
      const source = sourceOf(file);
      expect(source, file).not.toBe('');
      expect(hasTitle(source, title), `${file}: ${title}`).toBe(true);
      expect(source.includes(row), `${file}: ${row}`).toBe(true);
    }
  });

  it.each(calls)('%s is held by every call of its path', (_, { path, keys }) => {
    const rows = Object.values<Endpoint>(api).filter((row) => row.path === path);
    expect(rows).not.toEqual([]);
    for (const { in: shape } of rows) {
      const { entries: fields = {} } = shape as { entries?: object };
      expect(Object.keys(fields).sort()).toEqual([...keys].sort());
    }
  });
});
