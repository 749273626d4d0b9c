import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'tests/requirements';
const components = readdirSync('packages/ui/src/components');

/** Gives the rows of a list without its head, each as its cells. */
const rowsOf = (list: string) =>
  readFileSync(`${folder}/${list}`, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const quoted = (title: string) => [`'${title}'`, `"${title}"`];
const holds = (file: string, title: string) => {
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return quoted(title).some((words) => source.includes(words));
};

describe.each(['kit.tsv', 'ui.tsv'])('%s', (list) => {
  const rows = rowsOf(list);

  it('names tests that exist', () => {
    const missing = rows.filter((cells) => {
      const [file = '', title = ''] = cells.slice(-2);
      return !holds(file, title);
    });
    expect(missing).toEqual([]);
  });

  it('names components of the kit', () => {
    const subjects = new Set(rows.map((cells) => cells.at(-3) ?? ''));
    const unknown = [...subjects].filter(
      (name) =>
        !components.includes(name) && !existsSync(`packages/ui/src/patterns/${name}.test.tsx`),
    );
    expect(unknown).toEqual([]);
  });
});

it('the list of the kit has all 64 statements about components', () => {
  expect(new Set(rowsOf('ui.tsv').map(([id]) => id)).size).toBe(64);
});

it('the list of the design language has all 44 components', () => {
  expect(new Set(rowsOf('kit.tsv').map(([row]) => row)).size).toBe(44);
});
