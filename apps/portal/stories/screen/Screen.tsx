import { RouterProvider } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import type { RoutePath } from '../../src/app/routes.ts';
import { i18n } from '../../src/i18n/i18n.ts';
import type { StoryScreen } from './createScreen.ts';
import type { StoryUser } from './users.ts';

/** The props of `Screen`. */
export interface ScreenProps {
  /** The page, by its path in the route table. */
  route: RoutePath;
  /** The path to open, where the route has parameters or a query; the route itself by default. */
  path?: string;
  /** Who is signed in; nobody by default. */
  user?: StoryUser;
  /** The router and the query client that the loader has made for the page. */
  screen?: StoryScreen;
}

/** A page of the portal in its shell, as its route table and its real router show it. */
export function Screen({ screen }: ScreenProps) {
  if (screen === undefined) return null;
  return (
    <App i18n={i18n} queryClient={screen.queryClient}>
      <RouterProvider router={screen.router} />
    </App>
  );
}
