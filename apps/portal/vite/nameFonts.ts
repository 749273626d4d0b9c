import { createRequire } from 'node:module';
import { sampleOffice } from '@temple-land/portal-core';
import { languageNames } from '../src/i18n/languageNames.ts';

const require = createRequire(import.meta.url);

/** A font subset with the characters of a few names, and its source font. */
interface NameFont {
  file: string;
  source: string;
  names: readonly string[];
}

/** The font subsets for names in another script than their page: the portal's second name, and the language names. */
export const nameFonts: readonly NameFont[] = [
  {
    file: 'names-odia.woff2',
    source: '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2',
    names: [sampleOffice['name.or'], languageNames.or],
  },
  {
    file: 'names-devanagari.woff2',
    source:
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    names: [languageNames.hi],
  },
];

/** Returns the path of the source font of a subset. */
export const getSourceFontPath = ({ source }: NameFont): string => require.resolve(source);
