import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { initialGlobals } from '../toolbar.ts';

type Globals = Record<string, unknown>;

/** Reads `theme:dark;fontSize:19`, as the address of a page writes the toolbar. */
function inAddress(): Globals {
  const written = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(
    written.split(';').flatMap((pair) => {
      const [name, value] = pair.split(':');
      return name !== undefined && value !== undefined ? [[name, value]] : [];
    }),
  );
}

/** Gives the settings of the toolbar to a page, which has no story to read them from. */
export function useGlobals({ channel }: DocsContextProps): Globals {
  const [globals, setGlobals] = useState<Globals>(() => ({ ...initialGlobals, ...inAddress() }));
  useEffect(() => {
    const take = (update: { globals: Globals }) => setGlobals(update.globals);
    channel.on(GLOBALS_UPDATED, take);
    return () => channel.off(GLOBALS_UPDATED, take);
  }, [channel]);
  return globals;
}
