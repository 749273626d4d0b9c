import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readState } from './readState.ts';

const workspace = fileURLToPath(new URL('../..', import.meta.url));
const name = 'virtual:kit-state';
const resolved = `\0${name}`;

/** Gives the pages what is known of the accessibility of the components, as the module `virtual:kit-state`. */
export function kitState(): Plugin {
  return {
    name: 'kit-state',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      const [state, files] = readState(workspace);
      for (const file of files) this.addWatchFile(file);
      return `export const kitState = ${JSON.stringify(state)};`;
    },
  };
}
