import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ThemeRoot } from '@temple-land/ui';
import { Provider, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { GoToContext, type GoTo } from '../api/callEffects.ts';
import { fontSizeAtom } from '../state/fontSize.ts';
import { knownPathsAtom } from '../state/knownPaths.ts';
import { sessionTokenAtom } from '../state/session.ts';
import { portalStore } from '../state/store.ts';
import { themeAtom } from '../state/theme.ts';
import { pathsOf, routes } from './routes.ts';

// Without the internet a call fails at once and says so, instead of waiting with a busy button.
const networkMode = 'always';
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: false, refetchOnWindowFocus: false },
    mutations: { networkMode },
  },
});

portalStore.set(knownPathsAtom, pathsOf(routes));
// One user's data is never shown to the next.
portalStore.sub(sessionTokenAtom, () => queryClient.clear());

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

/** The portal: state, server data and theme around the routes. */
export function App({ goTo, children }: AppProps) {
  return (
    <Provider store={portalStore}>
      <QueryClientProvider client={queryClient}>
        <GoToContext value={goTo}>
          <Themed>{children}</Themed>
        </GoToContext>
      </QueryClientProvider>
    </Provider>
  );
}
