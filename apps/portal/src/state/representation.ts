import type { Representation } from '@temple-land/portal-core';
import { atom } from 'jotai';
import { readText, removeText, writeText } from './browserStorage.ts';
import { getSession, sessionTokenAtom } from './session.ts';
import { portalStore } from './store.ts';
import { useStoredAtom } from './useStoredAtom.ts';

const key = 'representation';

/** A representation with the token of the session that acts; another session acts for nobody. */
type StoredRepresentation = Representation & { token: string };

function parse(text: string | undefined): StoredRepresentation | undefined {
  if (text === undefined) return undefined;
  const stored = JSON.parse(text) as StoredRepresentation;
  return Date.parse(stored.endsOn) > Date.now() ? stored : undefined;
}

const storedAtom = atom(parse(readText('session', key)));

const representationAtom = atom((get) => {
  const stored = get(storedAtom);
  return stored?.token === get(sessionTokenAtom) ? stored : undefined;
});

/** Stores the person for whom the user of this tab acts; undefined when the user acts for nobody any more. */
export function setRepresentation(representation: Representation | undefined): void {
  const token = getSession()?.token;
  if (representation === undefined || token === undefined) {
    removeText('session', key);
    portalStore.set(storedAtom, undefined);
    return;
  }
  const stored = { ...representation, token };
  writeText('session', key, JSON.stringify(stored));
  portalStore.set(storedAtom, stored);
}

/** Returns the person for whom the user acts; undefined if for nobody. The service decides by its own record. */
export const useRepresentation = (): Representation | undefined =>
  useStoredAtom(representationAtom, undefined);
