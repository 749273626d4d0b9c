import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { filesBelow } from '../../scripts/sources.ts';

/** A file of the project and the files it imports, all as paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const importStatement =
  /(?:^|\n)\s*(?:import|export)\s[^;]*?from\s*'([^']+)'|import\('([^']+)'\)|(?:^|\n)import\s*'([^']+)'/g;

const packages: Record<string, string> = {
  '@temple-land/portal-core': 'packages/portal-core/src/index.ts',
  '@temple-land/ui': 'packages/ui/src/index.ts',
  '@temple-land/ui/fonts': 'packages/ui/src/theme/fonts.ts',
  '@temple-land/ui/theme': 'packages/ui/src/theme/index.ts',
};

/** Gives what the text of a file imports: relative paths and package names, as written. */
export function specifiersOf(text: string): string[] {
  return [...text.matchAll(importStatement)].flatMap(
    (match) => match[1] ?? match[2] ?? match[3] ?? [],
  );
}

function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return packages[specifier];
  const path = normalize(join(dirname(from), specifier));
  // Data imports nothing, so no arrow can run the wrong way through it.
  return existsSync(path) && !path.endsWith('.json') ? path : undefined;
}

/** Gives the import graph of the product's own source files, tests and stories left out. */
export function importGraph(): ImportGraph {
  const files = filesBelow([
    'packages/ui/src',
    'packages/portal-core/src',
    'apps/portal/src',
    'apps/server/src',
  ]).filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
  return new Map(
    files.map((file) => [
      file,
      specifiersOf(readFileSync(file, 'utf8')).flatMap(
        (specifier) => resolve(file, specifier) ?? [],
      ),
    ]),
  );
}

/** Gives the first circle of imports as a path that ends where it began, or undefined. */
export function findCircle(graph: ImportGraph): string[] | undefined {
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): string[] | undefined => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...trail, file]);
      if (circle) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle) return circle;
  }
  return undefined;
}
