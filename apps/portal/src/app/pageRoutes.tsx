import { lazy, useState, type ComponentType } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { reloadWhenReplaced } from '../common/page/newBuild.ts';
import { MainLandmark } from '../common/page/MainLandmark.tsx';
import { ServerErrorPage } from '../features/info/problems/ServerErrorPage.tsx';
import { BareLayout } from '../shell/layout/BareLayout.tsx';
import { PublicLayout } from '../shell/layout/PublicLayout.tsx';
import { setUnknownAddress } from '../state/unknownAddress.ts';
import { Root } from './Root.tsx';
import { UserLayout } from '../shell/layout/UserLayout.tsx';
import { WorkLayout } from '../shell/layout/WorkLayout.tsx';
import { createGuardLoader } from './guardLoader.ts';
import { loadPage, type LoadFeatureTexts } from './loadPage.ts';
import { routes, type Layout, type PageRow, type RedirectRow } from './routes.ts';
import { ShellError } from './ShellError.tsx';

// A page of the work layout contains its own main landmark, so its error element does, too.
const WorkLayoutError = () => (
  <MainLandmark>
    <ServerErrorPage />
  </MainLandmark>
);

/**
 * Returns the component of a page; after a failure a component that loads it each time it is mounted, with the whole
 * document where an upgrade has taken the files of this tab away.
 */
async function loadComponent(page: string, loadTexts: LoadFeatureTexts): Promise<ComponentType> {
  const load = () => loadPage(page, loadTexts);
  return load().catch(() => {
    return function RetriedPage() {
      const [Page] = useState(() =>
        lazy(async () => ({ default: await load().catch(reloadWhenReplaced) })),
      );
      return <Page />;
    };
  });
}

const toPageRoute = (row: PageRow, loadTexts: LoadFeatureTexts): RouteObject => ({
  id: row.path,
  path: row.path,
  handle: row,
  ...(row.guard === 'open' ? {} : { loader: createGuardLoader(row.guard) }),
  lazy: async () => ({ Component: await loadComponent(row.page, loadTexts) }),
  ErrorBoundary: row.layout === 'work' ? WorkLayoutError : ServerErrorPage,
});

// What a route shows before its loader has redirected.
const Nothing = () => null;

const toRedirectRoute = (row: RedirectRow): RouteObject => ({
  path: row.path,
  Component: Nothing,
  HydrateFallback: Nothing,
  loader: ({ request }) => {
    if (row.path === '*') setUnknownAddress(new URL(request.url).pathname);
    return redirect(row.redirect);
  },
});

const layouts: Readonly<Record<Layout, ComponentType>> = {
  public: PublicLayout,
  user: UserLayout,
  work: WorkLayout,
  bare: BareLayout,
};

const pageRows = routes.filter((row) => 'page' in row);
const redirectRows = routes.filter((row) => 'redirect' in row);

/**
 * Returns React Router's routes of the route table: each page in its layout, the layouts in the shell. The texts
 * of a page's feature are loaded with its code.
 */
export const createPageRoutes = (loadTexts: LoadFeatureTexts): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: ShellError,
    HydrateFallback: Nothing,
    children: Object.entries(layouts).map(([layout, Component]) => ({
      Component,
      children: pageRows
        .filter((row) => row.layout === layout)
        .map((row) => toPageRoute(row, loadTexts)),
    })),
  },
  ...redirectRows.map(toRedirectRoute),
];
