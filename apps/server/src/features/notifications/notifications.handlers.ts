import { and, desc, eq, gte, ilike, isNull, lt, or } from 'drizzle-orm';
import type { Input, Language, Notice } from '@temple-land/portal-core';
import { likePattern } from '../../db/query/likePattern.ts';
import { enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { noticeText, noticeTexts } from '../../db/query/contentTexts.ts';
import { documentColumns, isDocumentOf, toPublicDocument } from '../../db/query/publicDocument.ts';
import { startOfIndianDay, startOfNextIndianDay } from '../../db/indianDay.ts';
import { announce } from '../../db/liveEvents.ts';
import { countUnread } from '../../db/notifications/notify.ts';
import { publicListLimit, publicListMaxEntries } from '../../db/limits/publicLists.ts';
import { notices, notifications, publicFiles } from '../../db/schema/content.ts';
import type { Context, Handler, MemberHandler } from '../../handler.ts';

const longestList = 50;

/** Answers the bell's count: 210 means that nothing is unread. */
export const bellCount: MemberHandler<'bellCount'> = async ({ userId }, { db, caller }) => {
  if (userId !== caller.userId) return { status: 403 };
  const count = await countUnread(db, caller.userId);
  return count === 0 ? { status: 210 } : { status: 200, count };
};

/** Answers the bell's list: the unread notifications, newest first. Never 210, which would close the panel. */
export const bellList: MemberHandler<'bellList'> = async ({ userId }, { db, caller }) => {
  if (userId !== caller.userId) return { status: 403 };
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, caller.userId), isNull(notifications.readOn)))
    .orderBy(desc(notifications.createdOn), desc(notifications.id))
    .limit(longestList);
  const result = rows.map(({ id, text, createdOn }) => ({
    notificationId: id,
    notification: text,
    createdOn: createdOn.toISOString(),
  }));
  return { status: 200, result };
};

/** Answers mark-read: the caller's own notifications only; idempotent. */
export const bellRead: MemberHandler<'bellRead'> = async ({ notificationId }, context) => {
  const { db, caller, clock } = context;
  const own = and(eq(notifications.id, notificationId), eq(notifications.userId, caller.userId));
  await db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readOn: clock() })
      .where(and(own, isNull(notifications.readOn)));
    await announce(tx, { kind: 'unread', userId: caller.userId });
  });
  return { status: 200 };
};

const noticeColumns = (language: Language) => ({
  slug: notices.slug,
  ...noticeText(language),
  createdOn: notices.createdOn,
  uploadDoc: notices.uploadDoc,
  ...documentColumns(notices),
});

type NoticeRow = Omit<Notice, 'createdOn' | 'document'> &
  Parameters<typeof toPublicDocument>[0] & { createdOn: Date };

const toNotice = (row: NoticeRow): Notice => ({
  slug: row.slug,
  title: row.title,
  description: row.description,
  createdOn: row.createdOn.toISOString(),
  uploadDoc: row.uploadDoc,
  document: toPublicDocument(row),
});

function searchNotices(
  { db, language }: Pick<Context, 'db' | 'language'>,
  { description, startDate, endDate }: Input<'notificationSearch'>,
) {
  const pattern = likePattern(description);
  return db
    .select(noticeColumns(language))
    .from(notices)
    .leftJoin(publicFiles, isDocumentOf(notices))
    .where(
      and(
        eq(notices.isActive, true),
        or(...noticeTexts.map((text) => ilike(text, pattern))),
        startDate === '' ? undefined : gte(notices.createdOn, startOfIndianDay(startDate)),
        endDate === '' ? undefined : lt(notices.createdOn, startOfNextIndianDay(endDate)),
      ),
    )
    .orderBy(desc(notices.createdOn), desc(notices.id))
    .limit(publicListMaxEntries);
}

/** Answers the notice search: keyword in title or text, days included in Indian time; 404 for none. */
export const notificationSearch: Handler<'notificationSearch'> = async (filter, context) => {
  await enforceRateLimit(context, publicListLimit('notices'));
  const rows = await searchNotices(context, filter);
  if (rows.length === 0) return { status: 404 };
  return { status: 200, result: rows.map(toNotice) };
};

/** Answers api/notifications/notice: a notice by its slug; 404 for none. */
export const notice: Handler<'notice'> = async ({ slug }, context) => {
  await enforceRateLimit(context, publicListLimit('notices'));
  const own = and(eq(notices.slug, slug), eq(notices.isActive, true));
  const [row] = await context.db
    .select(noticeColumns(context.language))
    .from(notices)
    .leftJoin(publicFiles, isDocumentOf(notices))
    .where(own);
  return row ? { status: 200, result: toNotice(row) } : { status: 404 };
};
