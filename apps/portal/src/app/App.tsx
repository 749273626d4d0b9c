import { ThemeRoot } from '@temple-land/ui';
import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { fontSizeAtom } from '../state/fontSize.ts';
import { knownPathsAtom } from '../state/knownPaths.ts';
import { portalStore } from '../state/store.ts';
import { themeAtom } from '../state/theme.ts';
import { pathsOf, routes } from './routes.ts';

portalStore.set(knownPathsAtom, pathsOf(routes));

function Themed({ children }: { children: ReactNode }) {
  const theme = useAtomValue(themeAtom);
  const fontSize = useAtomValue(fontSizeAtom);
  return (
    <ThemeRoot theme={theme} fontSize={fontSize}>
      {children}
    </ThemeRoot>
  );
}

/** The portal: state and theme around the router. */
export function App({ children }: { children: ReactNode }) {
  return (
    <Provider store={portalStore}>
      <Themed>{children}</Themed>
    </Provider>
  );
}
