import type { SitePageName } from '@temple-land/portal-core';

/** Returns the path of the page of a document, by the name of the document. */
export const getDocumentPath = (name: SitePageName): string =>
  name === 'privacy-policy' ? '/privacy-policy' : `/website/${name}`;
