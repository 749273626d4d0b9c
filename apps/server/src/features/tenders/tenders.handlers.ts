import type { Tender } from '@temple-land/portal-core';
import { and, desc, eq, getTableColumns, gte, ilike, or } from 'drizzle-orm';
import { findPublishedFile } from '../../db/pages/publicFiles.ts';
import { likePattern } from '../../db/query/likePattern.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { startOfIndianDay } from '../../db/indianDay.ts';
import { documentColumns, isDocumentOf, toPublicDocument } from '../../db/query/publicDocument.ts';
import { tenderTitle, tenderTitles } from '../../db/query/contentTexts.ts';
import { publicListLimit, publicListMaxEntries } from '../../db/limits/publicLists.ts';
import { publicFiles, tenders } from '../../db/schema/content.ts';
import type { Context, Handler } from '../../handler.ts';

/** Returns a tender, selected with the facts of its file, as the calls answer it. */
export const toTenderAnswer = (
  row: typeof tenders.$inferSelect & Parameters<typeof toPublicDocument>[0],
): Tender => ({
  tenderAdvertisementId: row.id,
  letterNo: row.letterNo,
  title: row.title,
  startDate: row.startDate.toISOString(),
  closeDate: row.closeDate.toISOString(),
  uploadDoc: row.uploadDoc,
  document: toPublicDocument(row),
});

/**
 * Answers the tender search: by part of the title and first opening day. At most a thousand tenders, those that close
 * last, which include the open ones.
 */
export const tenderSearch: Handler<'tenderSearch'> = async ({ title, startDate }, context) => {
  await enforceRateLimit(context, publicListLimit('tenders'));
  const rows = await context.db
    .select({
      ...getTableColumns(tenders),
      title: tenderTitle(context.language),
      ...documentColumns(tenders),
    })
    .from(tenders)
    .leftJoin(publicFiles, isDocumentOf(tenders))
    .where(
      and(
        eq(tenders.isActive, true),
        or(...tenderTitles.map((text) => ilike(text, likePattern(title)))),
        startDate === '' ? undefined : gte(tenders.startDate, startOfIndianDay(startDate)),
      ),
    )
    .orderBy(desc(tenders.closeDate), desc(tenders.id))
    .limit(publicListMaxEntries);
  const newestFirst = rows.toSorted((a, b) => b.startDate.getTime() - a.startDate.getTime());
  return { status: 200, result: newestFirst.map(toTenderAnswer) };
};

/** Answers the download of a tender's or a notice's document. */
export const publicDownload = async ({ uploadDoc }: { uploadDoc: string }, context: Context) => {
  await enforceRateLimit(context, publicListLimit('public-file'));
  return findPublishedFile(context.db, uploadDoc);
};
