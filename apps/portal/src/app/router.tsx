import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, redirect, type RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../effects/usePageTitle.ts';
import { MainPart } from '../blocks/MainPart.tsx';
import { ServerErrorPage } from '../features/info/ServerErrorPage.tsx';
import { BareLayout } from '../shell/BareLayout.tsx';
import { PublicLayout } from '../shell/PublicLayout.tsx';
import { Shell } from '../shell/Shell.tsx';
import { UserLayout } from '../shell/UserLayout.tsx';
import { WorkLayout } from '../shell/WorkLayout.tsx';
import { currentSession, endSession } from '../state/session.ts';
import { decide } from './guards.ts';
import { ShellProblem } from './ShellProblem.tsx';
import { routes, type Layout, type PageRow, type RouteRow } from './routes.ts';

const frames: Readonly<Record<Layout, RouteObject['Component']>> = {
  public: PublicLayout,
  user: UserLayout,
  work: WorkLayout,
  bare: BareLayout,
};

/** Gives the component of a page by its room and name, `home/HomePage`; rejects when it cannot be loaded. */
export type LoadPage = (page: string) => Promise<ComponentType>;

// The list of all pages is a file of its own: a ready page goes without.
const loadByList: LoadPage = async (page) => (await import('./pages.ts')).loadPage(page);

function guardOf({ guard }: PageRow) {
  return ({ request }: { request: Request }) => {
    const decision = decide(guard, currentSession(), new URL(request.url).pathname);
    if (decision.enter) return null;
    if (decision.signOut) endSession();
    return redirect(decision.go);
  };
}

// A page of the officers' area brings its main part, so what stands in its place does too.
const problemIn = (layout: Layout) =>
  layout === 'work' ? (
    <MainPart>
      <ServerErrorPage />
    </MainPart>
  ) : (
    <ServerErrorPage />
  );

function routeOf(row: RouteRow): RouteObject {
  const { path } = row;
  if ('redirect' in row) return { id: path, path, loader: () => redirect(row.redirect) };
  const handle: RouteHandle = { title: row.title };
  return {
    id: path,
    path,
    handle,
    loader: guardOf(row),
    errorElement: problemIn(row.layout),
    lazy: async () => ({ Component: await loadByList(row.page) }),
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

/** Makes the router of the browser: it asks the guard of the address and loads its page, one of the list. */
export const createPortalRouter = () => createBrowserRouter(portalRoutes());

/**
 * Makes the router of the browser over a page that came ready from the build at `path`; `load` gives its
 * component, every other one comes by the list. The page is loaded before and its guard counts as passed, so
 * that the first render is the page itself. Rejects when the page cannot be loaded.
 */
export async function createReadyRouter(path: string, load: LoadPage = loadByList) {
  const table = portalRoutes();
  const route = matchRoutes(table, path)?.at(-1)?.route;
  const row = routes.find((known) => known.path === route?.id);
  if (route === undefined || row === undefined || 'redirect' in row) {
    throw new Error(`${path} has no page of its own.`);
  }
  Object.assign(route, { Component: await load(row.page), lazy: undefined });
  return createBrowserRouter(table, { hydrationData: { loaderData: { [row.path]: null } } });
}
