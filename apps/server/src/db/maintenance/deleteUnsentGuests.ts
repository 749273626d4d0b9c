import { and, eq, inArray, lt, notExists, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { getRetentionLimit } from '@temple-land/portal-core';
import type { Database } from '../database.ts';
import { sessions, users } from '../schema/account.ts';
import { drafts, reportFollowers } from '../schema/applicationDetails.ts';
import { applications, applicationSteps } from '../schema/applications.ts';
import { notifications } from '../schema/content.ts';
import { documents } from '../schema/documents.ts';
import { deliveries } from '../schema/deliveries.ts';
import { idempotencyKeys } from '../schema/idempotency.ts';
import { consents } from '../schema/ledger.ts';

/** The tables whose rows are deleted with a guest. */
const ownTables = [consents, deliveries, drafts, idempotencyKeys, notifications, sessions];

/**
 * Deletes guests who confirmed a number and sent no report, with their drafts; one with a session or with files that are
 * not deleted yet stays until then.
 */
export async function deleteUnsentGuests(db: Database, now: Date): Promise<void> {
  const hasNone = (table: PgTable, owner: PgColumn) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(owner, users.id)),
    );
  const isUnsent = and(
    eq(users.isGuest, true),
    lt(users.createdOn, getRetentionLimit('unsentGuests', now)),
    hasNone(applications, applications.applicantId),
    hasNone(applicationSteps, applicationSteps.byUserId),
    hasNone(reportFollowers, reportFollowers.userId),
    hasNone(documents, documents.ownerId),
    hasNone(sessions, sessions.userId),
  );
  await db.transaction(async (tx) => {
    const unsent = await tx.select({ id: users.id }).from(users).where(isUnsent).for('update');
    const ids = unsent.map(({ id }) => id);
    if (ids.length === 0) return;
    for (const table of ownTables) await tx.delete(table).where(inArray(table.userId, ids));
    await tx.delete(users).where(inArray(users.id, ids));
  });
}
