import { atom } from 'jotai';
import type { UserMessage } from './userMessage.ts';
import { portalStore } from './store.ts';

/** A message at the top of the page that a user is sent to. */
export interface PageNotice {
  message: UserMessage;
  tone: 'success' | 'danger' | 'info';
  /** The path of that page; the message is removed when the user leaves it. */
  path: string;
}

/** The message for the page that is opened or shown; undefined when there is none. */
export const pageNoticeAtom = atom<PageNotice | undefined>(undefined);

/** Sets the message for the page that a user is sent to. */
export function setPageNotice(notice: PageNotice): void {
  portalStore.set(pageNoticeAtom, notice);
}

/** Removes the message. */
export function clearPageNotice(): void {
  portalStore.set(pageNoticeAtom, undefined);
}
