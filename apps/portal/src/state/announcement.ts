import { atom } from 'jotai';
import { portalStore } from './store.ts';

/** A text that screen readers announce. */
export interface Announcement {
  text: string;
  /** Increases with each announcement, so that an equal text is announced again. */
  count: number;
}

/** The latest announcement; the live regions of the page and of its dialogs render it. */
export const announcementAtom = atom<Announcement>({ text: '', count: 0 });

/** Announces a text politely, in the live region of the page or of the open dialog. */
export function announce(text: string): void {
  portalStore.set(announcementAtom, ({ count }) => ({ text, count: count + 1 }));
}

/** Takes the latest announcement away when the page changes to another language than the one it was written in. */
export function clearAnnouncement(): void {
  portalStore.set(announcementAtom, ({ count }) => ({ text: '', count }));
}
