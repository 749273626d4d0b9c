import { atom } from 'jotai';

/** The configured main host, whose absolute addresses get a www prefix (spec 7); empty for none. */
export const mainHostAtom = atom('');
