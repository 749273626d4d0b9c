import { createRequire } from 'node:module';
import en from '../public/assets/i18n/en/common.json' with { type: 'json' };
import { languageNames } from '../src/i18n/languageNames.ts';

const require = createRequire(import.meta.url);

/** A font with the letters of a few names only, and the whole font it is made from. */
interface NameFont {
  file: string;
  source: string;
  names: readonly string[];
}

/** The names in another script than their page: the portal's second name, and each language's own. */
export const nameFonts: readonly NameFont[] = [
  {
    file: 'names-odia.woff2',
    source: '@fontsource-variable/anek-odia/files/anek-odia-oriya-wght-normal.woff2',
    names: [en['name.portalOther'], languageNames.or],
  },
  {
    file: 'names-devanagari.woff2',
    source:
      '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    names: [languageNames.hi],
  },
];

/** Returns the path of the whole font that a font of names is made from. */
export const getSourceFontPath = ({ source }: NameFont): string => require.resolve(source);
