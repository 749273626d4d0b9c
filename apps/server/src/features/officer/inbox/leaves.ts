import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { formatIndianDate } from '@temple-land/portal-core';
import { users } from '../../../db/schema/account.ts';
import { leaves } from '../../../db/schema/officeWork.ts';
import type { MemberHandler } from '../../../handler.ts';
import { listCovers } from './covers.ts';
import { loadInboxReader } from './inboxReader.ts';

/** Answers api/officer/leaves: the caller's coming absences, who could cover, and for whom the caller covers today. */
export const leaveList: MemberHandler<'leaveList'> = async (_, context) => {
  const { db, caller, clock } = context;
  const today = formatIndianDate(clock());
  const reader = await loadInboxReader(context);
  const own = await db
    .select({
      leaveId: leaves.id,
      startsOn: leaves.startsOn,
      endsOn: leaves.endsOn,
      cover: { userId: users.id, fullName: users.fullName },
    })
    .from(leaves)
    .innerJoin(users, eq(users.id, leaves.coverId))
    .where(and(eq(leaves.userId, caller.userId), gte(leaves.endsOn, today)))
    .orderBy(asc(leaves.startsOn));
  const covered = await db
    .selectDistinct({ userId: users.id, fullName: users.fullName })
    .from(leaves)
    .innerJoin(users, eq(users.id, leaves.userId))
    .where(
      and(
        eq(leaves.coverId, caller.userId),
        lte(leaves.startsOn, today),
        gte(leaves.endsOn, today),
      ),
    );
  const candidates = await listCovers(db, reader);
  return { status: 200, result: { leaves: own, candidates, covered } };
};

/** Answers api/officer/leaves/save: an absence with a cover who has the same rights and area. */
export const leaveSave: MemberHandler<'leaveSave'> = async (request, context) => {
  const { startsOn, endsOn, coverId } = request;
  const { db, caller, clock } = context;
  const now = clock();
  if (startsOn > endsOn || endsOn < formatIndianDate(now)) {
    return { status: 200, result: { outcome: 'days' } };
  }
  const candidates = await listCovers(db, await loadInboxReader(context));
  if (!candidates.some(({ userId }) => userId === coverId)) {
    return { status: 200, result: { outcome: 'cover' } };
  }
  return db.transaction(async (tx) => {
    // Two entries of one officer at once are made one after the other.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.userId)).for('update');
    const isSameTime = and(lte(leaves.startsOn, endsOn), gte(leaves.endsOn, startsOn));
    const own = and(eq(leaves.userId, caller.userId), isSameTime);
    if ((await tx.$count(leaves, own)) > 0) {
      return { status: 200, result: { outcome: 'overlap' } };
    }
    await tx
      .insert(leaves)
      .values({ userId: caller.userId, coverId, startsOn, endsOn, createdOn: now });
    return { status: 200, result: { outcome: 'saved' } };
  });
};

/** Answers api/officer/leaves/delete: removes an absence of the caller. */
export const leaveDelete: MemberHandler<'leaveDelete'> = async ({ leaveId }, { db, caller }) => {
  const removed = await db
    .delete(leaves)
    .where(and(eq(leaves.id, leaveId), eq(leaves.userId, caller.userId)))
    .returning({ id: leaves.id });
  return { status: removed.length > 0 ? 200 : 404 };
};
