import type { Guest } from '@temple-land/portal-core';
import { atom } from 'jotai';
import { readText, removeText, writeText } from './browserStorage.ts';
import { sessionTokenAtom } from './session.ts';
import { portalStore } from './store.ts';
import { useStoredAtom } from './useStoredAtom.ts';

const key = 'guest';

/** A visitor who confirmed a mobile number by a code, to report or to follow a report. */
export interface ConfirmedGuest extends Guest {
  mobile: string;
}

function parse(text: string | undefined): ConfirmedGuest | undefined {
  if (text === undefined) return undefined;
  const stored = JSON.parse(text) as ConfirmedGuest;
  return Date.parse(stored.endsOn) > Date.now() ? stored : undefined;
}

const storedAtom = atom(parse(readText('session', key)));

/** The guest of this tab; undefined for others, and after a login. */
const guestAtom = atom((get) =>
  get(sessionTokenAtom) === undefined ? get(storedAtom) : undefined,
);

/** Returns the guest outside components. */
export const getGuest = (): ConfirmedGuest | undefined => portalStore.get(guestAtom);

/** Stores the guest of this tab; undefined when the guest leaves or the service knows the guest no longer. */
export function setGuest(guest: ConfirmedGuest | undefined): void {
  if (guest === undefined) removeText('session', key);
  else writeText('session', key, JSON.stringify(guest));
  portalStore.set(storedAtom, guest);
}

/** Returns the guest of this tab. */
export const useGuest = (): ConfirmedGuest | undefined => useStoredAtom(guestAtom, undefined);
