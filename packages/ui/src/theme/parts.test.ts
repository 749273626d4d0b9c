import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const used = /\b(?:colour|c)\.(chart|map|status|info|warning)(?=[A-Z\d])/g;
// Not `[c.accent]: …`, which sets it.
const usedByFew =
  /(?<!\[)\b(?:colour|c)\.(?:accent(?!Soft)|brand(?![A-Z])|highlightSoft)|shadow\[2\]|motion\.fast/;
const sheets = {
  few: 'few.css.ts',
  chart: 'charts.css.ts',
  map: 'maps.css.ts',
  status: 'status.css.ts',
  info: 'info.css.ts',
  warning: 'warning.css.ts',
} as const;
type Part = keyof typeof sheets;

const files = globSync('{packages/ui,apps/portal}/src/**/*.{ts,tsx}').filter(
  (name) => !/\.(test|stories|sample)\.tsx?$/.test(name) && !name.includes('/theme/'),
);
const text = (file: string) => readFileSync(file, 'utf8');
const ofTheme = 'packages/ui/src/theme/index.ts';
const importsOf = (file: string) =>
  [...text(file).matchAll(/(?:from|import) '(\.[^']+|@temple-land\/ui\/theme)'/g)]
    .map(([, path = '']) => (path.startsWith('.') ? join(dirname(file), path) : ofTheme))
    .filter((path) => existsSync(path));

function reachedFrom(file: string): ReadonlySet<string> {
  const reached = new Set([file]);
  for (const one of reached) for (const next of importsOf(one)) reached.add(next);
  return reached;
}

function missingParts(file: string): string[] {
  if (!/\bvars\b/.test(text(file))) return [];
  const parts = new Set([...text(file).matchAll(used)].map(([, part]) => part as Part));
  if (usedByFew.test(text(file))) parts.add('few');
  if (parts.size === 0) return [];
  const reached = [...reachedFrom(file)];
  return [...parts]
    .filter((part) => !reached.some((name) => name.endsWith(`theme/${sheets[part]}`)))
    .map((part) => `${file} needs ${sheets[part]}`);
}

describe('colours that come with the components that draw with them', () => {
  it('are loaded by every file that uses them', () => {
    expect(files.flatMap(missingParts)).toEqual([]);
  });

  it('are used by the components that this looks at', () => {
    const users = files.filter((file) => text(file).search(used) >= 0);
    expect(users.some((file) => file.endsWith('Timeline.css.ts'))).toBe(true);
    expect(users.some((file) => file.endsWith('Alert.css.ts'))).toBe(true);
    const usersOfFew = files.filter((file) => usedByFew.test(text(file)));
    expect(usersOfFew.some((file) => file.endsWith('Checkbox.css.ts'))).toBe(true);
    expect(usersOfFew.some((file) => file.endsWith('HomeHero.css.ts'))).toBe(true);
  });
});
