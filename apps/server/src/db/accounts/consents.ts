import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { consents } from '../schema/ledger.ts';

/** A purpose that consent is asked for. */
export type ConsentPurpose = 'service';

const isActiveConsent = (userId: number, purpose: ConsentPurpose) =>
  and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.withdrawnOn));

/**
 * Writes down that a user agrees to a version of a notice for a purpose; returns whether that is new: of
 * two consents to one purpose the first stands.
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

/** Ends the living consent of a user to a purpose; returns whether there was one. The entry stays. */
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

/** Says whether a user has withdrawn the consent to a purpose and not given it again. */
export async function hasWithdrawn(
  db: Database,
  userId: number,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const own = and(eq(consents.userId, userId), eq(consents.purpose, purpose));
  const ended = await db.$count(consents, and(own, isNotNull(consents.withdrawnOn)));
  return ended > 0 && (await db.$count(consents, isActiveConsent(userId, purpose))) === 0;
}
