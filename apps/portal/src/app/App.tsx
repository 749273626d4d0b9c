import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ThemeRoot } from '@temple-land/ui';
import { Provider, useAtomValue } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { GoToContext, type GoTo } from '../api/callEffects.ts';
import { fontSizeAtom } from '../state/fontSize.ts';
import { knownPathsAtom } from '../state/knownPaths.ts';
import { sessionAtom } from '../state/session.ts';
import { portalStore } from '../state/store.ts';
import { themeAtom } from '../state/theme.ts';
import { createPortalRouter } from './router.tsx';
import { pathsOf, routes } from './routes.tsx';

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
});
const router = createPortalRouter();
const goTo: GoTo = (path) => void router.navigate(path);

portalStore.set(knownPathsAtom, pathsOf(routes));
// One user's data is never shown to the next.
portalStore.sub(sessionAtom, () => queryClient.clear());

function Screen() {
  const theme = useAtomValue(themeAtom);
  const fontSize = useAtomValue(fontSizeAtom);
  return (
    <ThemeRoot theme={theme} fontSize={fontSize}>
      <RouterProvider router={router} />
    </ThemeRoot>
  );
}

/** The portal: state, server data, theme and routes around the screens. */
export function App() {
  return (
    <Provider store={portalStore}>
      <QueryClientProvider client={queryClient}>
        <GoToContext value={goTo}>
          <Screen />
        </GoToContext>
      </QueryClientProvider>
    </Provider>
  );
}
