import type { Database } from './database.ts';
import { consents } from './schema/ledger.ts';

/** Writes down that a user agreed to a version of a notice for a purpose. */
export async function giveConsent(
  db: Database,
  userId: number,
  consent: { purpose: 'service'; noticeVersion: string },
  now: Date,
): Promise<void> {
  await db.insert(consents).values({ ...consent, userId, givenOn: now });
}
