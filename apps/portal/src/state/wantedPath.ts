import { checkAreaAccess, canOpenInOwnArea, type RoutingSession } from '@temple-land/portal-core';
import { readText, removeText, writeText } from './browserStorage.ts';

const key = 'wantedPath';

/** Remembers for this tab which page of an area somebody asked for without a session. */
export function rememberWantedPath(path: string): void {
  if (checkAreaAccess(undefined, path) === 'toRoot') writeText('session', key, path);
}

/**
 * Returns the remembered page when it is in the area of the user who has logged in, else undefined; it is
 * forgotten in either case.
 */
export function takeWantedPath(who: RoutingSession): string | undefined {
  const path = readText('session', key);
  removeText('session', key);
  return path !== undefined && canOpenInOwnArea(who, path) ? path : undefined;
}
