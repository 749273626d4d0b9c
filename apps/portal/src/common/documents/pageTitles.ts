import type { SitePageName } from '@temple-land/portal-core';
import type { TextKey } from '../../i18n/textKey.ts';

/** The titles of the public pages that administrators edit. */
export const pageTitles = {
  about: 'common:title.about',
  'feature-inner': 'common:title.features',
  help: 'common:title.help',
  content: 'common:title.content',
  policy: 'common:title.policy',
  'privacy-policy': 'common:title.privacyPolicy',
  terms: 'common:title.terms',
  disclaimer: 'common:title.disclaimer',
  accessibility: 'common:title.accessibility',
  'screen-reader': 'common:title.screenReader',
} as const satisfies Record<SitePageName, TextKey>;
