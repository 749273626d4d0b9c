import {
  api,
  buildAtomFeed,
  message,
  serviceBase,
  formatDate,
  escapeXml,
} from '@temple-land/portal-core';
import { getPublicOrigin } from '../../config.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { publicListLimit } from '../../db/limits/publicLists.ts';
import { readOfficeDetails } from '../../db/office/officeDetails.ts';
import type { Handler } from '../../handler.ts';
import { getLastChange, listPublishedTenders, getTenderPath } from './publishedTenders.ts';

const maxEntries = 50;

/** Answers tenders/atom.xml: the newest 50 tenders as an Atom feed. */
export const tenderFeed: Handler<'tenderFeed'> = async (_, context) => {
  const { db, clock, config, language } = context;
  await enforceRateLimit(context, publicListLimit('feed'));
  const now = clock();
  const origin = getPublicOrigin(config);
  const tag = `tag:${new URL(origin).hostname},2026:`;
  const entries = (await listPublishedTenders(db, maxEntries)).map((published) => {
    const { id, letterNo, title, startDate, closeDate } = published.tender;
    const days = [startDate, closeDate].map((day) => formatDate(day.toISOString())).join(' – ');
    return {
      id: `${tag}tender/${id}`,
      title,
      updated: getLastChange(published, now).toISOString(),
      href: `${origin}${getTenderPath(published.tender)}`,
      html: `<p>${escapeXml(`${letterNo} · ${days}`)}</p>`,
    };
  });
  const { details } = await readOfficeDetails(db);
  const text = buildAtomFeed({
    id: `${tag}tenders`,
    title: message(language, 'tender.page'),
    language,
    author: details[`owner.${language}`],
    self: `${origin}${serviceBase}${api.tenderFeed.path}`,
    page: `${origin}/website/tender`,
    updated: now.toISOString(),
    entries,
  });
  const mediaType = 'application/atom+xml; charset=utf-8';
  return { fileName: 'tenders.xml', mediaType, bytes: Buffer.from(text), isFeed: true };
};
