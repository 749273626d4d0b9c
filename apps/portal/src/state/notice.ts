import { atom } from 'jotai';
import type { UserMessage } from './userMessage.ts';
import { portalStore } from './store.ts';

/** A message that waits at the top of the page a user is sent to. */
export interface Notice {
  message: UserMessage;
  tone: 'success' | 'danger' | 'info';
  /** The path of that page; the notice goes when the user leaves it. */
  path: string;
}

/** The notice on its way or on the page, undefined when there is none. */
export const noticeAtom = atom<Notice | undefined>(undefined);

/** Leaves a message for the page a user is sent to. */
export function leaveNotice(notice: Notice): void {
  portalStore.set(noticeAtom, notice);
}

/** Takes the notice away. */
export function removeNotice(): void {
  portalStore.set(noticeAtom, undefined);
}
