import { desc, eq } from 'drizzle-orm';
import { api, buildAtomFeed, serviceBase } from '@temple-land/portal-core';
import { getPublicOrigin } from '../../config.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { publicListLimit } from '../../db/limits/publicLists.ts';
import { readOfficeDetails } from '../../db/office/officeDetails.ts';
import { notices } from '../../db/schema/content.ts';
import type { Handler } from '../../handler.ts';

const maxEntries = 50;
const titles = { en: 'Notices', or: 'ବିଜ୍ଞପ୍ତି', hi: 'सूचनाएँ' } as const;

/** Answers notices/atom.xml: the newest 50 notices as an Atom feed, with their sanitised HTML. */
export const noticeFeed: Handler<'noticeFeed'> = async (_, context) => {
  const { db, clock, config, language } = context;
  await enforceRateLimit(context, publicListLimit('feed'));
  const origin = getPublicOrigin(config);
  const tag = `tag:${new URL(origin).hostname},2026:`;
  const rows = await db
    .select()
    .from(notices)
    .where(eq(notices.isActive, true))
    .orderBy(desc(notices.createdOn), desc(notices.id))
    .limit(maxEntries);
  const { details } = await readOfficeDetails(db);
  const text = buildAtomFeed({
    id: `${tag}notices`,
    title: titles[language],
    language,
    author: details[`owner.${language}`],
    self: `${origin}${serviceBase}${api.noticeFeed.path}`,
    page: `${origin}/website/notification`,
    updated: clock().toISOString(),
    entries: rows.map(({ id, slug, title, description, createdOn }) => ({
      id: `${tag}notice/${id}`,
      title,
      updated: createdOn.toISOString(),
      href: `${origin}/website/notification/${slug}`,
      html: description,
    })),
  });
  const mediaType = 'application/atom+xml; charset=utf-8';
  return { fileName: 'notices.xml', mediaType, bytes: Buffer.from(text), isFeed: true };
};
