import { checkAreaAccess, canOpenInOwnArea, type RoutingSession } from '@temple-land/portal-core';
import { readText, removeText, writeText } from './browserStorage.ts';

const key = 'returnPath';

const needsLogin = (path: string) => checkAreaAccess(undefined, path) === 'toRoot';

/** Stores for this tab the page that a visitor asked for, when it needs a login or has an unfinished form. */
export function saveReturnPath(path: string, { isTyped = false } = {}): void {
  if (isTyped || needsLogin(path)) writeText('session', key, path);
}

/** Returns the stored page when it is public or in the area of the user, else undefined; removes it in either case. */
export function consumeReturnPath(who: RoutingSession): string | undefined {
  const path = readText('session', key);
  removeText('session', key);
  const isOpen = path !== undefined && (!needsLogin(path) || canOpenInOwnArea(who, path));
  return isOpen ? path : undefined;
}
