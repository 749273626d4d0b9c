'use client';
import type { ReactNode } from 'react';
import { DictionaryContext } from './dictionaryContext.ts';
import type { Dictionary } from './dictionary.ts';

/** The props of `DictionaryProvider`. */
export interface DictionaryProviderProps {
  /** The words of the components; a component whose group is missing uses English. */
  dictionary: Partial<Dictionary>;
  children: ReactNode;
}

/** Sets the words of the kit's components below it, for example to `or` of `@temple-land/ui/dictionaries/or`. */
export function DictionaryProvider({ dictionary, children }: DictionaryProviderProps) {
  return <DictionaryContext value={dictionary}>{children}</DictionaryContext>;
}
