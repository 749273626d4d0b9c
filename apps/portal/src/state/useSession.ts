import { sessionAtom, type Session } from './session.ts';
import { useStoredAtom } from './useStoredAtom.ts';

/** Returns the session of this tab; undefined for a visitor. */
export const useSession = (): Session | undefined => useStoredAtom(sessionAtom, undefined);
