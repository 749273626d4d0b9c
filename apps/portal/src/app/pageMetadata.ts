import type { FullKey } from '../i18n/textKey.ts';
import type { PageRow } from './routes.ts';

/** The metadata of a page for search engines. */
export interface PageMetadata {
  /** The key of the description; a document page renders its own from its lead, an error page has none. */
  description: FullKey | undefined;
  /** Whether search engines may index the page. */
  isIndexed: boolean;
}

const descriptions: Readonly<Record<string, FullKey>> = {
  '/home': 'home:hero.text',
  '/login': 'account:login.lead',
  '/registration': 'account:registration.lead',
  '/forgot-password': 'account:forgot.lead',
  '/quarry-application': 'common:quarry.lead',
  '/website/confirm-email': 'account:email.confirm.lead',
  '/website/contact-us': 'info:contact.lead',
  '/website/faq': 'common:meta.faq',
  '/website/grievance/addgrievance': 'apply:lead',
  '/website/grievance/viewgrievance': 'common:report.lead',
  '/website/map-demo': 'mapDemo:lead',
  '/website/notification': 'common:meta.notification',
  '/website/figures': 'publicLand:figures.lead',
  '/website/glossary': 'glossary:lead',
  '/website/land-map': 'publicLand:landMap.lead',
  '/website/open-data': 'openData:lead',
  '/website/plot-check': 'publicLand:plotCheck.lead',
  '/website/search': 'search:lead',
  '/website/sitemap': 'common:meta.sitemap',
  '/website/tender': 'tenders:lead',
  '/website/track-status': 'common:meta.trackStatus',
  '/website/verify-document': 'verify:lead',
};

const unindexedPaths = new Set([
  '/land-records',
  '/temp',
  '/website/grievance/viewgrievance',
  '/website/map-demo',
  '/website/confirm-email',
  '/website/session-ended',
  '/website/maintenance',
  '/website/opening-soon',
  '/website/no-access',
  '/website/page-not-found',
  '/website/server-error',
  '/website/offline',
  '/website/search',
]);

/** Returns the metadata of a public page; undefined for a page that needs a session or has a parameter. */
export function findPageMetadata({ path, guard }: PageRow): PageMetadata | undefined {
  const isPublic = guard === 'open' || guard === 'guestOnly';
  if (!isPublic || path.includes(':')) return undefined;
  return {
    description: descriptions[path],
    isIndexed: !unindexedPaths.has(path),
  };
}
