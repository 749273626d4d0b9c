import { atom } from 'jotai';
import { portalStore } from './store.ts';

/** Words to be read aloud. */
export interface Announcement {
  text: string;
  /** Goes up with each announcement, so that the same words are read again. */
  count: number;
}

/** What is said aloud next; the voices of the page and of its dialogs tell it to screen readers. */
export const announcementAtom = atom<Announcement>({ text: '', count: 0 });

/** Says a text once through the polite voice of the page, or of the dialog that is open. */
export function announce(text: string): void {
  portalStore.set(announcementAtom, ({ count }) => ({ text, count: count + 1 }));
}
