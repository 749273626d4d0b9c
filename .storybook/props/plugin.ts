import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readAllProps } from './readProps.ts';

const sources = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
const name = 'virtual:kit-props';
const resolved = `\0${name}`;

/** Gives the pages the props of all components, read from their types, as the module `virtual:kit-props`. */
export function kitProps(): Plugin {
  return {
    name: 'kit-props',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const [all, files] = readAllProps(sources);
      for (const file of files) this.addWatchFile(file);
      return `export const componentProps = ${JSON.stringify(all)};`;
    },
  };
}
