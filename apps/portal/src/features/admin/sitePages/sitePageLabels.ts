import type { Language, PageBlockKind } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The names of the kinds of blocks. */
export const blockLabels = {
  text: 'sitePages:block.text',
  list: 'sitePages:block.list',
  steps: 'sitePages:block.steps',
  links: 'sitePages:block.links',
  table: 'sitePages:block.table',
  glossary: 'sitePages:block.glossary',
  picture: 'sitePages:block.picture',
} as const satisfies Record<PageBlockKind, TextKey<'sitePages'>>;

/** How the text of each kind of block is written. */
export const blockHints = {
  text: 'sitePages:hint.text',
  list: 'sitePages:hint.list',
  steps: 'sitePages:hint.steps',
  links: 'sitePages:hint.links',
  table: 'sitePages:hint.table',
  glossary: 'sitePages:hint.glossary',
  picture: 'sitePages:hint.picture',
} as const satisfies Record<PageBlockKind, TextKey<'sitePages'>>;

/** The names of the languages. */
export const languageLabels = {
  en: 'common:language.en',
  or: 'common:language.or',
  hi: 'common:language.hi',
} as const satisfies Record<Language, TextKey>;
