import { ThemeRoot } from '@temple-land/ui';
import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { GoToContext, type GoTo } from '../api/callEffects.ts';
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

/** What surrounds the routes: the way to go elsewhere, and the router itself. */
export interface AppProps {
  goTo: GoTo;
  children: ReactNode;
}

/** The portal: state and theme around the routes. */
export function App({ goTo, children }: AppProps) {
  return (
    <Provider store={portalStore}>
      <GoToContext value={goTo}>
        <Themed>{children}</Themed>
      </GoToContext>
    </Provider>
  );
}
