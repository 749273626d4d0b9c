import { feedAddress } from '../content/feeds.ts';
import type { PageKey } from '../i18n/pageKey.ts';
import type { PageRow } from './routes.ts';

/** A feed that a page announces to readers. */
export interface AnnouncedFeed {
  type: string;
  href: string;
}

/** What a page tells search engines and readers of feeds. */
export interface PageMetadata {
  /** The key of the description; a page of words describes itself by its lead. */
  description: PageKey | undefined;
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

const pagesOfWords = new Set(['info/AboutPage', 'info/DocumentPage', 'info/FeaturesPage']);

/** Returns the metadata of a public page; undefined for a page that only a session opens, or a page with a parameter. */
export function findPageMetadata({ path, page, guard }: PageRow): PageMetadata | undefined {
  const isPublic = guard === 'open' || guard === 'guestOnly';
  if (!isPublic || path.includes(':')) return undefined;
  const description = pagesOfWords.has(page) ? undefined : (descriptions[path] ?? 'home.hero.text');
  return { description, isListed: !unlisted.has(path), feeds: feeds[path] ?? [] };
}
