import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { PasswordChange } from '@temple-land/portal-core';
import type { Database } from './database.ts';

/** The channel of the database through which all instances receive live messages. */
export const liveChannel = 'portal_live';

/**
 * What the instances tell each other: the number of unread notifications of a user has changed, a password was changed,
 * the sessions of a user have ended, an application of an area has changed, the rights of a role have changed.
 */
export const LiveEvent = v.variant('kind', [
  v.object({ kind: v.literal('unread'), userId: v.number() }),
  v.object({ kind: v.literal('password'), ...PasswordChange.entries }),
  v.object({
    kind: v.literal('ended'),
    userId: v.number(),
    /** The hash of the token of the session that took their place; its socket can be open before this is heard. */
    exceptTokenHash: v.optional(v.string()),
  }),
  v.object({ kind: v.literal('inbox'), districtId: v.number(), tahasilId: v.number() }),
  v.object({ kind: v.literal('rights'), roleId: v.number() }),
]);
export type LiveEvent = v.InferOutput<typeof LiveEvent>;

/**
 * Announces an event to every instance. In a transaction PostgreSQL sends it at the commit, in the order of the calls, so
 * that an instance that is killed then has sent it too.
 */
export async function announce(db: Database, event: LiveEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`);
}
