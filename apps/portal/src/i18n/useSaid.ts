import { useCallback } from 'react';
import type { Said } from '../state/said.ts';
import { useText } from './useText.ts';

/** Gives the words of what the user is told, in the language on the page. */
export function useSaid(): (said: Said) => string {
  const { m } = useText();
  return useCallback((said) => ('text' in said ? said.text : m(said.key, said.values)), [m]);
}
