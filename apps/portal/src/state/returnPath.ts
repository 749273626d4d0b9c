import { checkAreaAccess, canOpenInOwnArea, type RoutingSession } from '@temple-land/portal-core';
import { readText, removeText, writeText } from './browserStorage.ts';

const key = 'returnPath';

/** Stores for this tab the page that a visitor asked for, when it needs a login. */
export function saveReturnPath(path: string): void {
  if (checkAreaAccess(undefined, path) === 'toRoot') writeText('session', key, path);
}

/** Returns the stored page when it is in the area of the user, else undefined; removes it in either case. */
export function consumeReturnPath(who: RoutingSession): string | undefined {
  const path = readText('session', key);
  removeText('session', key);
  return path !== undefined && canOpenInOwnArea(who, path) ? path : undefined;
}
