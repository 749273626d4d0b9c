import type { Language } from '@temple-land/portal-core';
import type { i18n } from 'i18next';
import { feedAddress } from '../content/feeds.ts';
import { documentNames, loadDocument } from '../content/loadDocument.ts';
import { documentPath } from '../content/documentPath.ts';
import type { FullKey } from '../i18n/textKey.ts';

/** A feed that a page announces to readers. */
export interface AnnouncedFeed {
  type: string;
  href: string;
}

/** What a page tells search engines and readers of feeds. */
export interface PageMetadata {
  description: string;
  /** Search engines may list it. */
  isListed: boolean;
  feeds: readonly AnnouncedFeed[];
}

const descriptions: Readonly<Record<string, FullKey>> = {
  '/home': 'home:hero.text',
  '/login': 'account:login.lead',
  '/registration': 'account:registration.lead',
  '/forgot-password': 'account:forgot.lead',
  '/quarry-application': 'common:quarry.lead',
  '/website/contact-us': 'info:contact.lead',
  '/website/faq': 'common:meta.faq',
  '/website/grievance/addgrievance': 'apply:lead',
  '/website/grievance/viewgrievance': 'common:report.lead',
  '/website/map-demo': 'mapDemo:lead',
  '/website/notification': 'common:meta.notification',
  '/website/figures': 'publicLand:figures.lead',
  '/website/plot-check': 'publicLand:plotCheck.lead',
  '/website/search': 'search:lead',
  '/website/sitemap': 'common:meta.sitemap',
  '/website/tender': 'tenders:lead',
  '/website/track-status': 'common:meta.trackStatus',
  '/website/verify-document': 'verify:lead',
};

const unlisted = new Set([
  '/land-records',
  '/temp',
  '/website/grievance/viewgrievance',
  '/website/map-demo',
  '/website/session-ended',
  '/website/page-not-found',
  '/website/server-error',
  '/website/offline',
  '/website/search',
]);

const atom = (href: string): AnnouncedFeed => ({ type: 'application/atom+xml', href });

const feeds: Readonly<Record<string, readonly AnnouncedFeed[]>> = {
  '/website/tender': [
    atom(feedAddress.tenders),
    { type: 'application/json', href: feedAddress.openContracting },
  ],
  '/website/notification': [atom(feedAddress.notices)],
};

async function leadOf(path: string, language: Language): Promise<string | undefined> {
  const name = documentNames.find((each) => documentPath(each) === path);
  return name === undefined ? undefined : (await loadDocument(name, language)).lead;
}

/** Returns what a public page says of itself, in a language with its texts. */
export async function metadataOf(
  path: string,
  language: Language,
  { t }: i18n,
): Promise<PageMetadata> {
  const own = descriptions[path];
  const description = own === undefined ? await leadOf(path, language) : t(own);
  return {
    description: description ?? t('home:hero.text'),
    isListed: !unlisted.has(path),
    feeds: feeds[path] ?? [],
  };
}
