import { createBrowserRouter, redirect, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../effects/usePageTitle.ts';
import { ServerErrorPage } from '../features/info/ProblemPage.tsx';
import { PublicLayout } from '../shell/PublicLayout.tsx';
import { Shell } from '../shell/Shell.tsx';
import { UserLayout } from '../shell/UserLayout.tsx';
import { WorkLayout } from '../shell/WorkLayout.tsx';
import { currentSession, endSession } from '../state/session.ts';
import { decide } from './guards.ts';
import { ShellProblem } from './ShellProblem.tsx';
import { routes, type Layout, type PageRow, type RouteRow } from './routes.tsx';

const frames: Readonly<Record<Layout, RouteObject['Component']>> = {
  public: PublicLayout,
  user: UserLayout,
  work: WorkLayout,
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
  if ('redirect' in row) return { path: row.path, loader: () => redirect(row.redirect) };
  const handle: RouteHandle = { title: row.title };
  return {
    path: row.path,
    handle,
    loader: guardOf(row),
    errorElement: <ServerErrorPage />,
    lazy: async () => ({ Component: await row.page() }),
  };
}

const isIn = (layout: Layout) => (row: RouteRow) => 'layout' in row && row.layout === layout;

const framed = (layout: Layout): RouteObject => ({
  Component: frames[layout],
  children: routes.filter(isIn(layout)).map(routeOf),
});

/** Makes the router of the table: every page in its frame, all frames in the shell. */
export function createPortalRouter() {
  return createBrowserRouter([
    {
      Component: Shell,
      errorElement: <ShellProblem />,
      HydrateFallback: () => null,
      children: [
        framed('public'),
        framed('user'),
        framed('work'),
        ...routes.filter((row) => 'redirect' in row).map(routeOf),
      ],
    },
  ]);
}
