import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the package, with a slash at its end. */
export const packageFolder = fileURLToPath(new URL('../', import.meta.url));

const components = `${packageFolder}src/components/`;

/** Returns the names of all components, read from their folders. */
export function componentNames(): string[] {
  return readdirSync(components)
    .filter((name) => existsSync(`${components}${name}/${name}.tsx`))
    .sort();
}

const dictionaries = ['DictionaryProvider.tsx', 'en.ts', 'hi.ts', 'or.ts'];

/** Returns the entries of the package: its path without ending, and its source. */
export function entries(): Record<string, string> {
  const paths = componentNames().map((name) => `components/${name}/${name}`);
  return {
    index: `${packageFolder}src/index.ts`,
    'theme/index': `${packageFolder}src/theme/index.ts`,
    ...Object.fromEntries(
      dictionaries.map((file) => [
        `dictionaries/${file.replace(/\.\w+$/, '')}`,
        `${packageFolder}src/dictionaries/${file}`,
      ]),
    ),
    ...Object.fromEntries(paths.map((path) => [path, `${packageFolder}src/${path}.tsx`])),
  };
}
