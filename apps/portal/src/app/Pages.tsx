import {
  createElement,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
} from 'react';
import { useLocation, useNavigate, useNavigationType, useRoutes } from 'react-router-dom';
import { GoToContext } from '../api/callEffects.ts';
import { signOut } from '../api/signOut.ts';
import { MainPart } from '../blocks/MainPart.tsx';
import { useScrollMemory } from '../effects/useScrollMemory.ts';
import { ServerErrorPage } from '../features/info/ServerErrorPage.tsx';
import { BareLayout } from '../shell/BareLayout.tsx';
import { PublicLayout } from '../shell/PublicLayout.tsx';
import { Shell } from '../shell/Shell.tsx';
import { UserLayout } from '../shell/UserLayout.tsx';
import { WorkLayout } from '../shell/WorkLayout.tsx';
import { currentSession } from '../state/session.ts';
import { rememberWantedPath } from '../state/wantedPath.ts';
import { Boundary } from './Boundary.tsx';
import { forgetPage, pageOf } from './pageCode.ts';
import type { Layout, PageRow } from './routes.ts';
import { settle } from './settle.ts';
import { ShellProblem } from './ShellProblem.tsx';

const frames: Readonly<Record<Layout, ComponentType>> = {
  public: PublicLayout,
  user: UserLayout,
  work: WorkLayout,
  bare: BareLayout,
};

// A page of the officers' area brings its main part, so what stands in its place does too.
const problemIn = (layout: Layout) =>
  layout === 'work' ? (
    <MainPart>
      <ServerErrorPage />
    </MainPart>
  ) : (
    <ServerErrorPage />
  );

function contentOf({ page, layout }: PageRow, place: unknown) {
  return (
    <Boundary place={place} problem={problemIn(layout)} onProblem={() => forgetPage(page)}>
      {createElement(pageOf(page))}
    </Boundary>
  );
}

/** Gives where the router stands, redirects and guards followed; the address follows once it is shown. */
function useSettled() {
  // On Back the router's transition would show an empty page until the code has come.
  const location = useDeferredValue(useLocation());
  const isReturn = useDeferredValue(useNavigationType()) === 'POP';
  const navigate = useNavigate();
  // Asked once for each navigation: who logs in or out on a page goes elsewhere by that page's own way.
  const {
    row,
    path,
    signOut: isWrongArea,
  } = useMemo(() => settle(location.pathname, currentSession()), [location]);
  const { pathname, search } = location;
  const isElsewhere = path !== pathname;
  useLayoutEffect(() => {
    if (isWrongArea) signOut('wrongArea');
    if (!isElsewhere) return;
    if (currentSession() === undefined) rememberWantedPath(pathname + search);
    void navigate(path, { replace: true });
  }, [isWrongArea, isElsewhere, pathname, search, path, navigate]);
  const place = isElsewhere ? { ...location, pathname: path, search: '', hash: '' } : location;
  return { row, place, isReturn };
}

/** The page of the address in its frame, the frame in the shell. */
export function Pages() {
  const navigate = useNavigate();
  // Calls go to whole paths, for which the first one serves; a new one would start their effects again.
  const [goTo] = useState(() => (path: string) => void navigate(path));
  const { row, place, isReturn } = useSettled();
  useScrollMemory(place, isReturn);
  const page = { path: row.path, element: contentOf(row, place) };
  const frame = { Component: frames[row.layout], children: [page] };
  const shown = useRoutes([{ element: <Shell title={row.title} />, children: [frame] }], place);
  return (
    <GoToContext value={goTo}>
      <Boundary place={place} problem={<ShellProblem />}>
        {shown}
      </Boundary>
    </GoToContext>
  );
}
