import type { QueryClient } from '@tanstack/react-query';
import { createMemoryRouter } from 'react-router-dom';
import { setNavigate } from '../../src/api/query/navigation.ts';
import { createQueryClient } from '../../src/api/query/queryClient.ts';
import { createPageRoutes } from '../../src/app/pageRoutes.tsx';
import { i18n } from '../../src/i18n/i18n.ts';

/** The router and the query client of one story. */
export interface StoryScreen {
  router: ReturnType<typeof createMemoryRouter>;
  queryClient: QueryClient;
}

/** Opens a path of the portal in a router of its own; resolves when guards have decided and the page's code is loaded. */
export async function createScreen(path: string): Promise<StoryScreen> {
  const routes = createPageRoutes(async (feature) => i18n.loadNamespaces(feature));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  setNavigate((to) => void router.navigate(to));
  const isReady = () => router.state.initialized && router.state.navigation.state === 'idle';
  await new Promise<void>((resolve) => {
    if (isReady()) return resolve();
    const stop = router.subscribe(() => {
      if (!isReady()) return;
      stop();
      resolve();
    });
  });
  return { router, queryClient: createQueryClient() };
}
