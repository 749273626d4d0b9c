import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { users } from '../../../db/schema/account.ts';
import { factors } from '../../../db/schema/factors.ts';
import { pendingChanges } from '../../../db/schema/pendingChanges.ts';

async function findUsersWithPendingChange(db: Database, ids: readonly number[], now: Date) {
  const rows = await db
    .select({ userId: pendingChanges.userId, expiresOn: pendingChanges.expiresOn })
    .from(pendingChanges)
    .where(
      sql`${inArray(pendingChanges.userId, [...ids])} and ${pendingChanges.state} = 'waiting' and ${pendingChanges.expiresOn} > ${now}`,
    );
  return new Set(rows.map(({ userId }) => userId));
}

async function findUsersWithFactors(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectDistinct({ userId: factors.userId })
    .from(factors)
    .where(inArray(factors.userId, [...ids]));
  return new Set(rows.map(({ userId }) => userId));
}

async function findUsersWithUnconfirmedEmail(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.isEmailConfirmed, false)));
  return new Set(rows.map(({ id }) => id));
}

/** Returns whether users have a pending change, second factors and an e-mail address without confirmation, by id. */
export async function loadUserFlags(db: Database, ids: readonly number[], now: Date) {
  const waiting = await findUsersWithPendingChange(db, ids, now);
  const unconfirmed = await findUsersWithUnconfirmedEmail(db, ids);
  const withFactors = await findUsersWithFactors(db, ids);
  const getFlags = (id: number) => ({
    isWaiting: waiting.has(id),
    hasFactors: withFactors.has(id),
    isEmailUnconfirmed: unconfirmed.has(id),
  });
  return new Map(ids.map((id) => [id, getFlags(id)]));
}
