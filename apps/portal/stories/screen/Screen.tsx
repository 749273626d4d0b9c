import { RouterProvider } from 'react-router-dom';
import { App } from '../../src/app/App.tsx';
import { i18n } from '../../src/i18n/i18n.ts';
import type { StoryScreen } from './createScreen.ts';
import type { StoryUser } from './users.ts';

/** The props of `Screen`. */
export interface ScreenProps {
  /** The path of the portal. */
  path: string;
  /** Who is signed in; nobody by default. */
  user?: StoryUser;
  /** The router and the query client that the loader has made for `path`. */
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
