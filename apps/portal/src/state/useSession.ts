import { useAtomValue } from 'jotai';
import { sessionAtom, type Session } from './session.ts';

/** Gives who is logged in on this tab, undefined for a visitor. */
export const useSession = (): Session | undefined => useAtomValue(sessionAtom);
