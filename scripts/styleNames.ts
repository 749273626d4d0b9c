import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the style compiler says of a name that it asks for; the path is the one from its package. */
interface Asked {
  hash: string;
  filePath: string;
  packageName?: string;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const sources = ['packages/ui/src/**/*.css.ts', 'apps/portal/src/**/*.css.ts'];
const folders: Readonly<Record<string, string>> = {
  'temple-land-portal': '.',
  '@temple-land/portal': 'apps/portal',
  '@temple-land/ui': 'packages/ui',
};

const inBase36 = (number: number, length = 1) => number.toString(36).padStart(length, '0');

/** Gives each style file two letters for its package and two signs for its place in the alphabet. */
function namesOfFiles(): ReadonlyMap<string, string> {
  return new Map(
    sources.flatMap((pattern) => {
      const letters = pattern.startsWith('packages') ? 'tl' : 'tp';
      const paths = globSync(pattern, { cwd: root }).sort();
      return paths.map((path, index) => [path, `${letters}${inBase36(index, 2)}`] as const);
    }),
  );
}

/**
 * Makes the namer of one build: classes of five signs instead of nine, of which a page carries hundreds.
 * A name is that of its file and a count in it, so every build of the same sources gives the same names.
 */
export function shortNames(): (asked: Asked) => string {
  const files = namesOfFiles();
  const counted = new Map<string, Map<string, number>>();
  return ({ hash, filePath, packageName = '' }) => {
    const file = files.get(relative('.', join(folders[packageName] ?? '.', filePath)));
    if (file === undefined) return `_${hash}`;
    const counts = counted.get(file) ?? new Map<string, number>();
    counted.set(file, counts);
    const count = counts.get(hash) ?? counts.size;
    counts.set(hash, count);
    return `${file}${inBase36(count)}`;
  };
}
