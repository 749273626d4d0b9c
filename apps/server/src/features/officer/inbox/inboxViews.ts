import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { SavedViewPage } from '@temple-land/portal-core';
import { inboxViews } from '../../../db/schema/officeWork.ts';
import type { MemberHandler } from '../../../handler.ts';

const maxViews = 30;

const isOwn = (userId: number, page: SavedViewPage) =>
  and(eq(inboxViews.userId, userId), eq(inboxViews.page, page));

/** Answers api/officer/inbox/views: the saved views of the caller by name, those of the inbox or of the map. */
export const inboxViewList: MemberHandler<'inboxViewList'> = async (
  { page = 'inbox' },
  { db, caller },
) => {
  const result = await db
    .select({ viewId: inboxViews.id, name: inboxViews.name, query: inboxViews.query })
    .from(inboxViews)
    .where(isOwn(caller.userId, page))
    .orderBy(asc(sql`lower(${inboxViews.name})`));
  return { status: 200, result };
};

/** Answers api/officer/inbox/views/save: a view under a name, which replaces an older one of that name. */
export const inboxViewSave: MemberHandler<'inboxViewSave'> = async (
  { name, query, page = 'inbox' },
  { db, caller, clock },
) => {
  const otherNames = and(
    isOwn(caller.userId, page),
    ne(sql`lower(${inboxViews.name})`, sql`lower(${name})`),
  );
  if ((await db.$count(inboxViews, otherNames)) >= maxViews) return { status: 409 };
  await db.transaction(async (tx) => {
    const isSameName = eq(sql`lower(${inboxViews.name})`, sql`lower(${name})`);
    await tx.delete(inboxViews).where(and(isOwn(caller.userId, page), isSameName));
    const row = { userId: caller.userId, name, query, page, savedOn: clock() };
    await tx.insert(inboxViews).values(row).onConflictDoNothing();
  });
  return { status: 200 };
};

/** Answers api/officer/inbox/views/delete: removes a view of the caller. */
export const inboxViewDelete: MemberHandler<'inboxViewDelete'> = async (
  { viewId },
  { db, caller },
) => {
  const removed = await db
    .delete(inboxViews)
    .where(and(eq(inboxViews.id, viewId), eq(inboxViews.userId, caller.userId)))
    .returning({ id: inboxViews.id });
  return { status: removed.length > 0 ? 200 : 404 };
};
