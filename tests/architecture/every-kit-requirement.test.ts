import { globSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTitle, readRows, readSource } from './requirementRows.ts';

const components = readdirSync('packages/ui/src/components');

describe('the list of the design language', () => {
  const rows = readRows('kit.tsv');

  it('names tests that exist', () => {
    const missing = rows.filter((cells) => {
      const [file = '', title = ''] = cells.slice(-2);
      return !hasTitle(readSource(file), title);
    });
    expect(missing).toEqual([]);
  });

  it('names components of the kit', () => {
    const subjects = new Set(rows.map((cells) => cells.at(-3) ?? ''));
    const unknown = [...subjects].filter(
      (name) =>
        !components.includes(name) &&
        globSync(`packages/ui/src/patterns/*/${name}.test.tsx`).length === 0,
    );
    expect(unknown).toEqual([]);
  });
});

it('the list of the design language has all 44 components', () => {
  expect(new Set(readRows('kit.tsv').map(([row]) => row)).size).toBe(44);
});
