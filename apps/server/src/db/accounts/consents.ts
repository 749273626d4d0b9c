import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { consents } from '../schema/ledger.ts';

/** A purpose of a consent. */
export type ConsentPurpose = 'service';

const isActiveConsent = (userId: number, purpose: ConsentPurpose) =>
  and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnOn));

/**
 * Saves the consent of a user to a version of a notice for a purpose; returns false if the user has already given
 * consent for the purpose.
 */
export async function saveConsent(
  db: Database,
  userId: number,
  consent: { purpose: ConsentPurpose; noticeVersion: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .insert(consents)
    .values({ ...consent, userId, givenOn: now })
    .onConflictDoNothing()
    .returning({ id: consents.id });
  return rows.length > 0;
}

/** Ends the active consent of a user for a purpose; returns whether there was one. The row is kept. */
export async function endConsent(
  db: Database,
  userId: number,
  purpose: ConsentPurpose,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(consents)
    .set({ withdrawnOn: now })
    .where(isActiveConsent(userId, purpose))
    .returning({ id: consents.id });
  return rows.length > 0;
}

/** Returns whether a user has withdrawn the consent for a purpose without giving it again. */
export async function hasWithdrawn(
  db: Database,
  userId: number,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const own = and(eq(consents.userId, userId), eq(consents.purpose, purpose));
  const ended = await db.$count(consents, and(own, isNotNull(consents.withdrawnOn)));
  return ended > 0 && (await db.$count(consents, isActiveConsent(userId, purpose))) === 0;
}
