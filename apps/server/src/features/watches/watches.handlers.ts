import { eq } from 'drizzle-orm';
import { mostWatches, type Input } from '@temple-land/portal-core';
import { hasWithdrawn } from '../../db/accounts/consents.ts';
import { users } from '../../db/schema/account.ts';
import { watches } from '../../db/schema/watches.ts';
import type { MemberHandler } from '../../handler.ts';
import { loadPublicFacts, type WatchSubject } from './publicFacts.ts';
import { listWatches, removeWatch } from './watches.repository.ts';

/** Answers api/watches/list: the watches of the caller, the newest first. */
export const watchList: MemberHandler<'watchList'> = async (_, { db, caller, language }) => ({
  status: 200,
  result: await listWatches(db, caller.userId, language),
});

const toSubject = (input: Input<'watchSave'>): WatchSubject => ({
  kind: input.kind,
  mouzaId: input.kind === 'tender' ? null : (input.villageCode ?? null),
  plotNo: input.kind === 'plot' ? (input.plotNo ?? '').trim() : '',
  tenderId: input.kind === 'tender' ? (input.tenderAdvertisementId ?? null) : null,
});

/**
 * Answers api/watches/save: the caller is told of public changes from now on; 404 without such a plot, mouza or
 * published tender, 409 with the most watches already, 403 without consent. A watch that exists stays as it is.
 */
export const watchSave: MemberHandler<'watchSave'> = async (input, { db, caller, clock }) => {
  const subject = toSubject(input);
  if (subject.kind === 'plot' && subject.plotNo === '') return { status: 404 };
  if (await hasWithdrawn(db, caller.userId, 'service')) return { status: 403 };
  return db.transaction(async (tx) => {
    const own = eq(users.id, caller.userId);
    await tx.select({ id: users.id }).from(users).where(own).for('update');
    const seen = await loadPublicFacts(tx, subject, clock());
    if (seen === undefined || seen['state'] === 'withdrawn') return { status: 404 };
    const row = { ...subject, seen, createdOn: clock(), userId: caller.userId };
    const added = await tx
      .insert(watches)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: watches.id });
    const isTooMany = (await tx.$count(watches, eq(watches.userId, caller.userId))) > mostWatches;
    if (!isTooMany) return { status: 200 };
    await tx.delete(watches).where(eq(watches.id, added[0]?.id ?? 0));
    return { status: 409 };
  });
};

/** Answers api/watches/remove: ends a watch of the caller; idempotent. */
export const watchRemove: MemberHandler<'watchRemove'> = async ({ watchId }, { db, caller }) => {
  await removeWatch(db, caller.userId, watchId);
  return { status: 200 };
};
