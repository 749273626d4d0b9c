import { createBrowserRouter, matchRoutes, redirect, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../effects/usePageTitle.ts';
import { ServerErrorPage } from '../features/info/ServerErrorPage.tsx';
import { BareLayout } from '../shell/BareLayout.tsx';
import { PublicLayout } from '../shell/PublicLayout.tsx';
import { Shell } from '../shell/Shell.tsx';
import { UserLayout } from '../shell/UserLayout.tsx';
import { WorkLayout } from '../shell/WorkLayout.tsx';
import { currentSession, endSession } from '../state/session.ts';
import { decide } from './guards.ts';
import { loadPage } from './pages.ts';
import { ShellProblem } from './ShellProblem.tsx';
import { routes, type Layout, type PageRow, type RouteRow } from './routes.ts';

const frames: Readonly<Record<Layout, RouteObject['Component']>> = {
  public: PublicLayout,
  user: UserLayout,
  work: WorkLayout,
  bare: BareLayout,
};

function guardOf({ guard }: PageRow) {
  return ({ request }: { request: Request }) => {
    const decision = decide(guard, currentSession(), new URL(request.url).pathname);
    if (decision.enter) return null;
    if (decision.signOut) endSession();
    return redirect(decision.go);
  };
}

function routeOf(row: RouteRow): RouteObject {
  const { path } = row;
  if ('redirect' in row) return { id: path, path, loader: () => redirect(row.redirect) };
  const handle: RouteHandle = { title: row.title };
  return {
    id: path,
    path,
    handle,
    loader: guardOf(row),
    errorElement: <ServerErrorPage />,
    lazy: async () => ({ Component: await loadPage(row.page) }),
  };
}

const isIn = (layout: Layout) => (row: RouteRow) => 'layout' in row && row.layout === layout;

const framed = (layout: Layout): RouteObject => ({
  Component: frames[layout],
  children: routes.filter(isIn(layout)).map(routeOf),
});

/** Gives the table as the router wants it: every page in its frame, all frames in the shell. */
export function portalRoutes(): RouteObject[] {
  return [
    {
      Component: Shell,
      errorElement: <ShellProblem />,
      HydrateFallback: () => null,
      children: [
        framed('public'),
        framed('user'),
        framed('work'),
        framed('bare'),
        ...routes.filter((row) => 'redirect' in row).map(routeOf),
      ],
    },
  ];
}

/**
 * Makes the router of the browser. Over a page that came ready from the build its code is loaded
 * first and its guard counts as passed, so that the first render is the page itself.
 */
export async function createPortalRouter(isReady: boolean, path: string) {
  const table = portalRoutes();
  if (!isReady) return createBrowserRouter(table);
  const matched = (matchRoutes(table, path) ?? []).map(({ route }) => route);
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  const loaderData = Object.fromEntries(matched.flatMap(({ id }) => (id ? [[id, null]] : [])));
  return createBrowserRouter(table, { hydrationData: { loaderData } });
}
