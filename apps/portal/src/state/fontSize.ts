import { fontSizeMaxPx, fontSizeMinPx, fontSizeStartPx } from '@temple-land/portal-core';
import { atom } from 'jotai';
import { readText, writeText } from './browserStorage.ts';
import { portalStore } from './store.ts';

const key = 'fontSize';

/** Returns the nearest allowed root text size in px, 12 to 19; the start size for NaN. */
export function clampFontSize(size: number): number {
  if (!Number.isFinite(size)) return fontSizeStartPx;
  return Math.min(fontSizeMaxPx, Math.max(fontSizeMinPx, Math.round(size)));
}

const readStoredSize = () => {
  const text = readText('local', key);
  return text === undefined ? fontSizeStartPx : clampFontSize(Number.parseFloat(text));
};

const sizeAtom = atom(readStoredSize());

/** Root text size in px. */
export const fontSizeAtom = atom((get) => get(sizeAtom));

/** Sets and stores the root text size in px. */
export function setFontSize(size: number): void {
  const allowed = clampFontSize(size);
  writeText('local', key, String(allowed));
  portalStore.set(sizeAtom, allowed);
}
