import { atom } from 'jotai';

/** The host whose absolute addresses get a www prefix (spec 7), as configured; empty for none. */
export const mainHostAtom = atom('');
