import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.cache', '.data']);

/** Returns the paths of all files below the given files and folders, sorted. */
export function filesBelow(paths: readonly string[]): string[] {
  return paths
    .flatMap((path) =>
      statSync(path).isFile()
        ? [path]
        : readdirSync(path)
            .filter((name) => !skipped.has(name))
            .flatMap((name) => filesBelow([join(path, name)])),
    )
    .sort();
}

/** Returns one SHA-256 over the names and contents of all files below the given paths. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(paths)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}
