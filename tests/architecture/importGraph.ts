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

/** Returns the import specifiers of a source text: relative paths and package names, as written. */
export function listSpecifiers(text: string): string[] {
  return [...text.matchAll(importStatement)].flatMap(
    (match) => match[1] ?? match[2] ?? match[3] ?? [],
  );
}

function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return packages[specifier];
  const path = normalize(join(dirname(from), specifier));
  // JSON files import nothing, so they are left out.
  return existsSync(path) && !path.endsWith('.json') ? path : undefined;
}

/** Returns the import graph of the product's source files, without tests and stories. */
export function buildImportGraph(): ImportGraph {
  const files = filesBelow([
    'packages/ui/src',
    'packages/portal-core/src',
    'apps/portal/src',
    'apps/server/src',
  ]).filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file));
  return new Map(
    files.map((file) => [
      file,
      listSpecifiers(readFileSync(file, 'utf8')).flatMap(
        (specifier) => resolve(file, specifier) ?? [],
      ),
    ]),
  );
}

/** Returns the first import cycle as a list of files, or undefined. */
export function findCycle(graph: ImportGraph): string[] | undefined {
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
