import { atom } from 'jotai';
import type { UserMessage } from './userMessage.ts';
import { portalStore } from './store.ts';

/** Whether the Track Your Status dialog is open; header, home page and footer open it. */
export const isTrackOpenAtom = atom(false);

/** Opens or closes the Track Your Status dialog. */
export function setTrackOpen(isOpen: boolean): void {
  portalStore.set(isTrackOpenAtom, isOpen);
}

/** Whether the Search Plot dialog is open; header, side menu and reports open it. */
export const isPlotSearchOpenAtom = atom(false);

/** Opens or closes the Search Plot dialog. */
export function setPlotSearchOpen(isOpen: boolean): void {
  portalStore.set(isPlotSearchOpenAtom, isOpen);
}

/** Whether the dialog that reports a problem with the page is open. */
export const isPageReportOpenAtom = atom(false);

/** Opens or closes the dialog that reports a problem with the page. */
export function setPageReportOpen(isOpen: boolean): void {
  portalStore.set(isPageReportOpenAtom, isOpen);
}

/** The message of the popup over the page; undefined when the popup is closed. */
export const popupAtom = atom<UserMessage | undefined>(undefined);

/** Shows a message in a popup over the page (spec 8, general). */
export function showPopup(message: UserMessage): void {
  portalStore.set(popupAtom, message);
}

/** Closes the popup. */
export function closePopup(): void {
  portalStore.set(popupAtom, undefined);
}
