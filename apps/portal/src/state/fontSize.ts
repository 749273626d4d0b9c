import { fontSizeMaxPx, fontSizeMinPx, fontSizeStartPx } from '@temple-land/portal-core';
import { atom } from 'jotai';
import { readText, writeText } from './browserStorage.ts';
import { portalStore } from './store.ts';

const key = 'fontSize';

/** Returns the nearest allowed root text size in px, 12 to 19, and the start size for no number. */
export function allowedFontSize(size: number): number {
  if (!Number.isFinite(size)) return fontSizeStartPx;
  return Math.min(fontSizeMaxPx, Math.max(fontSizeMinPx, Math.round(size)));
}

const storedSize = () => {
  const text = readText('local', key);
  return text === undefined ? fontSizeStartPx : allowedFontSize(Number.parseFloat(text));
};

const sizeAtom = atom(storedSize());

/** Root text size in px. */
export const fontSizeAtom = atom((get) => get(sizeAtom));

/** Sets and remembers the root text size in px. */
export function setFontSize(size: number): void {
  const allowed = allowedFontSize(size);
  writeText('local', key, String(allowed));
  portalStore.set(sizeAtom, allowed);
}
