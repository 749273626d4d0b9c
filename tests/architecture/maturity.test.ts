import { globSync, readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readRows } from './requirementRows.ts';

const folder = 'packages/ui/src/components';
const components = readdirSync(folder);
const sourcesOf = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.(stories|test|sample)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));

const imported = new Set(
  sourcesOf('apps/portal/src/**/*.{ts,tsx}')
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@temple-land\/ui'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
);
const withRules = new Set(readRows('kit.tsv').map((cells) => cells.at(-3)));

/** Returns the components of the kit that a component imports. */
const listParts = (name: string) =>
  sourcesOf(`${folder}/${name}/**/*.{ts,tsx}`)
    .flatMap((text) => [...text.matchAll(/from '\.\.(?:\/\.\.)?\/(\w+)\/\1\.tsx'/g)])
    .map(([, part = '']) => part);

/** Returns the components that the pages of the portal contain, also inside other components. */
function listUsed(): Set<string> {
  const used = new Set<string>();
  const add = (name: string) => {
    if (used.has(name)) return;
    used.add(name);
    for (const part of listParts(name)) add(part);
  };
  components.filter((name) => imported.has(name)).forEach(add);
  return used;
}

const used = listUsed();

/** The maturity that follows from what is known of a component. */
function getMaturity(name: string): string {
  if (used.has(name)) return 'stable';
  return withRules.has(name) ? 'beta' : 'experimental';
}

it.each(components)('the maturity of %s is what its use and its rules say', (name) => {
  const stories = readFileSync(`${folder}/${name}/${name}.stories.tsx`, 'utf8');
  const [, tag] = /\n {2}tags: \['(\w+)'\],\n/.exec(stories) ?? [];
  expect(tag).toBe(getMaturity(name));
});

it('some components are stable, and not all', () => {
  const all = new Set(components.map(getMaturity));
  expect([...all].sort()).toEqual(['beta', 'experimental', 'stable']);
});
