import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The debug information of the style compiler for a class name; the path is relative to its package. */
interface Asked {
  hash: string;
  filePath: string;
  packageName?: string;
}

const root = fileURLToPath(new URL('../', import.meta.url));
const kit = ['styles', 'components', 'foundations', 'patterns', 'theme'].map(
  (room) => `packages/ui/src/${room}/**/*.css.ts`,
);
const portal = ['apps/portal/src/**/*.css.ts'];
const folders: Readonly<Record<string, string>> = {
  'temple-land-portal': '.',
  '@temple-land/portal': 'apps/portal',
  '@temple-land/ui': 'packages/ui',
};

const signs = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const { length } = signs;

const inBase36 = (number: number) => number.toString(36).padStart(2, '0');

const inSigns = (number: number): string =>
  (number < length ? '' : inSigns(Math.floor(number / length) - 1)) + signs.charAt(number % length);

const filesOf = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => globSync(pattern, { cwd: root }).sort());

/**
 * Returns each style file a start for its names that no other name begins with: the first 62 of the kit an underscore
 * and a sign, so that a class has three signs; the others a second underscore, or the portal's letters.
 */
function nameStyleFiles(): ReadonlyMap<string, string> {
  const inKit = (index: number) =>
    index < length ? `_${signs.charAt(index)}` : `__${signs.charAt(index - length)}`;
  return new Map([
    ...filesOf(kit).map((path, index) => [path, inKit(index)] as const),
    ...filesOf(portal).map((path, index) => [path, `tp${inBase36(index)}`] as const),
  ]);
}

/**
 * Makes the namer of one build: classes of three to five signs instead of nine, of which a page carries hundreds.
 * A name is that of its file and a count in it, so every build of the same sources gives the same names.
 */
export function shortNames(): (asked: Asked) => string {
  const files = nameStyleFiles();
  const counted = new Map<string, Map<string, number>>();
  return ({ hash, filePath, packageName = '' }) => {
    const file = files.get(relative('.', join(folders[packageName] ?? '.', filePath)));
    if (file === undefined) return `_${hash}`;
    const counts = counted.get(file) ?? new Map<string, number>();
    counted.set(file, counts);
    const count = counts.get(hash) ?? counts.size;
    counts.set(hash, count);
    return `${file}${inSigns(count)}`;
  };
}
