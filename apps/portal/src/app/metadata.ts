import type { Language } from '@temple-land/portal-core';
import { feedAddress } from '../content/feeds.ts';
import { documentNames, loadDocument } from '../content/loadDocument.ts';
import { documentPath } from '../content/documentPath.ts';
import { pageText } from '../i18n/i18n.ts';
import type { PageKey } from '../i18n/pageKey.ts';

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

const descriptions: Readonly<Record<string, PageKey>> = {
  '/home': 'home.hero.text',
  '/login': 'account.login.lead',
  '/registration': 'account.registration.lead',
  '/forgot-password': 'account.forgot.lead',
  '/quarry-application': 'quarry.lead',
  '/website/contact-us': 'contact.lead',
  '/website/faq': 'meta.faq',
  '/website/grievance/addgrievance': 'apply.lead',
  '/website/grievance/viewgrievance': 'report.lead',
  '/website/map-demo': 'mapDemo.lead',
  '/website/notification': 'meta.notification',
  '/website/figures': 'figures.lead',
  '/website/plot-check': 'plotCheck.lead',
  '/website/search': 'search.lead',
  '/website/sitemap': 'meta.sitemap',
  '/website/tender': 'tender.lead',
  '/website/track-status': 'meta.trackStatus',
  '/website/verify-document': 'verify.lead',
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

/** Gives what a public page says of itself in the language that is shown. */
export async function metadataOf(path: string, language: Language): Promise<PageMetadata> {
  const own = descriptions[path];
  const description = own === undefined ? await leadOf(path, language) : pageText(own);
  return {
    description: description ?? pageText('home.hero.text'),
    isListed: !unlisted.has(path),
    feeds: feeds[path] ?? [],
  };
}
