'use client';
import { DictionaryProvider, LinkProvider, ThemeRoot } from '@temple-land/ui';
import { or } from '@temple-land/ui/dictionaries/or';
import NextLink from 'next/link';

/** The words, the links and the theme of the kit; a client module, because they are functions. */
export function Providers({ children }) {
  return (
    <DictionaryProvider dictionary={or}>
      <LinkProvider component={NextLink}>
        <ThemeRoot theme="light">{children}</ThemeRoot>
      </LinkProvider>
    </DictionaryProvider>
  );
}
