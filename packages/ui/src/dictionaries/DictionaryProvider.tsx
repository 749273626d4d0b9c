'use client';
import type { ReactNode } from 'react';
import { DictionaryContext, NumberingSystemContext } from './dictionaryContext.ts';
import type { Dictionary } from './dictionary.ts';

/** The props of `DictionaryProvider`. */
export interface DictionaryProviderProps {
  /** The words of the components; a component whose group is missing uses English. */
  dictionary: Partial<Dictionary>;
  /** Names the digits of dates and numbers, as in React Aria: `or-IN-u-nu-orya`; Latin ones by default. */
  locale?: string;
  children: ReactNode;
}

/** Sets the words of the kit's components below it, for example to `or` of `@temple-land/ui/dictionaries/or`. */
export function DictionaryProvider({ dictionary, locale, children }: DictionaryProviderProps) {
  const numberingSystem =
    locale === undefined ? undefined : new Intl.Locale(locale).numberingSystem;
  return (
    <DictionaryContext value={dictionary}>
      <NumberingSystemContext value={numberingSystem}>{children}</NumberingSystemContext>
    </DictionaryContext>
  );
}
