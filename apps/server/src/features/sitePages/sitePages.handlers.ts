import { buildPageDocument, formatIndianDate, type SitePageName } from '@temple-land/portal-core';
import { listNewestPages, readNewestPage, type PageVersion } from '../../db/pages/sitePages.ts';
import type { Context, Handler } from '../../handler.ts';

const toDocument = (
  { source, publishedOn }: PageVersion,
  { language }: Pick<Context, 'language'>,
) => buildPageDocument(source, language, formatIndianDate(publishedOn));

/** Answers api/page: a published page in the language of the reader; null where the built-in text applies. */
export const sitePage: Handler<'sitePage'> = async ({ name }, context) => {
  const newest = await readNewestPage(context.db, name);
  return { status: 200, result: { document: newest ? toDocument(newest, context) : null } };
};

/** Answers api/pages: every published page in the language of the reader. */
export const publishedPages: Handler<'publishedPages'> = async (_, context) => {
  const pages = await listNewestPages(context.db);
  const result = pages.map((page) => ({
    name: page.name as SitePageName,
    document: toDocument(page, context),
  }));
  return { status: 200, result };
};
