import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { entries, packageFolder } from './entries.ts';

// Prepares the declarations for the package: relative imports name the shipped modules, and files that no entry
// imports (for example the types of the style compiler) are removed.
const folder = `${packageFolder}dist`;
const relativeImport = /(?<=['"])(\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g;

function listImports(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(relativeImport);
  return [...specifiers].map(([, path = '']) => join(dirname(file), `${path}.d.ts`));
}

function findReachable(starts: readonly string[]): ReadonlySet<string> {
  const reachable = new Set(starts);
  for (const file of reachable) for (const next of listImports(file)) reachable.add(next);
  return reachable;
}

const starts = Object.keys(entries()).map((path) => join(folder, `${path}.d.ts`));
const missing = starts.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`No types for ${missing.join(', ')}`);
const reached = findReachable(starts);
for (const name of globSync('**/*.d.ts', { cwd: folder })) {
  const file = join(folder, name);
  if (reached.has(file)) {
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(relativeImport, '$1.js'));
  } else {
    rmSync(file);
  }
}

// A strict project needs types for an imported style sheet.
for (const name of ['styles', 'reset', 'base', 'fonts']) {
  writeFileSync(join(folder, `${name}.css.d.ts`), 'export {};\n');
}
