import type { Who } from '@temple-land/portal-core';
import { matchPath } from 'react-router-dom';
import { decide } from './guards.ts';
import { routes, type PageRow } from './routes.ts';

/** Where an address leads in the end: the page that is shown, and the path it is shown under. */
export interface Settled {
  row: PageRow;
  path: string;
  /** A guard on the way ends the session. */
  signOut: boolean;
}

/** Follows redirects and guards from a path to the page that is shown. */
export function settle(path: string, who: Who | undefined, signOut = false): Settled {
  const row = routes.find((known) => matchPath(known.path, path) !== null);
  if (row === undefined) throw new Error(`No row of the table fits ${path}.`);
  if ('redirect' in row) return settle(row.redirect, who, signOut);
  const decision = decide(row.guard, who, path);
  if (decision.enter) return { row, path, signOut };
  const isLeaving = signOut || decision.signOut;
  return settle(decision.go, isLeaving ? undefined : who, isLeaving);
}
