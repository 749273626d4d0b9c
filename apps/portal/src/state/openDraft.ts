import { atom } from 'jotai';
import { portalStore } from './store.ts';

/** Whether the form on the page is saved as a draft while it is typed; undefined without such a form. */
export const openDraftAtom = atom<'autosaved' | 'notSaved' | undefined>(undefined);

/** Sets whether the form on the page is saved while it is typed; undefined when the page is left. */
export function setOpenDraft(state: 'autosaved' | 'notSaved' | undefined): void {
  portalStore.set(openDraftAtom, state);
}
