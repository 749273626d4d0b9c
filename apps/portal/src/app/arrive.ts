import type { ComponentType } from 'react';
import { logFailure } from '../api/log.ts';
import { ServerErrorPage } from '../features/info/ServerErrorPage.tsx';
import type { Place } from '../state/place.ts';
import { currentSession, endSession } from '../state/session.ts';
import { decide } from './guards.ts';
import { matchOf } from './match.ts';
import type { PageRow, RouteRow } from './routes.ts';

/** Gives where an address sends its visitor instead, or undefined when the page may be entered. */
function elsewhere(row: RouteRow, path: string): string | undefined {
  if ('redirect' in row) return row.redirect;
  const decision = decide(row.guard, currentSession(), path);
  if (decision.enter) return undefined;
  if (decision.signOut) endSession();
  return decision.go;
}

/** Gives the component of a page by its room and name, `home/HomePage`; rejects when it cannot be loaded. */
export type LoadPage = (page: string) => Promise<ComponentType>;

/** Loads a page by the list of all pages, which is a file of its own: a ready page goes without. */
export const loadByList: LoadPage = async (page) => (await import('./pages.ts')).loadPage(page);

async function pageOf({ page }: PageRow, load: LoadPage): Promise<ComponentType> {
  try {
    return await load(page);
  } catch (error) {
    logFailure('page', error);
    return ServerErrorPage;
  }
}

/**
 * Gives the place that an address leads to: redirects followed, guards asked, the page loaded. A page
 * that cannot be loaded is the server error page.
 */
export async function arrive(address: URL, load = loadByList): Promise<Omit<Place, 'key'>> {
  const { row, params } = matchOf(address.pathname);
  const other = elsewhere(row, address.pathname);
  if (other !== undefined || 'redirect' in row) return arrive(new URL(other ?? '/', address), load);
  const { pathname, search, hash } = address;
  return {
    pathname,
    search,
    hash,
    params,
    title: row.title,
    layout: row.layout,
    Page: await pageOf(row, load),
  };
}
