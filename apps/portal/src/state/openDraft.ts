import { atom } from 'jotai';
import { portalStore } from './store.ts';

/** The draft of the form on the page: whether the service keeps all of it; undefined without such a form. */
export const openDraftAtom = atom<'kept' | 'notKept' | undefined>(undefined);

/** Returns whether the service keeps what is typed in the form on the page; undefined when it is left. */
export function reportOpenDraft(state: 'kept' | 'notKept' | undefined): void {
  portalStore.set(openDraftAtom, state);
}
