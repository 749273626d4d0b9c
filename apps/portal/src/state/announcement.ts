import { atom } from 'jotai';
import { portalStore } from './store.ts';

/** What the page says aloud next; the shell shows it to screen readers. */
export const announcementAtom = atom('');

/** Says a text once through the page's polite live region. */
export function announce(text: string): void {
  portalStore.set(announcementAtom, text);
}
