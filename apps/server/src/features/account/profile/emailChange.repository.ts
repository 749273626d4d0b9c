import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import { users } from '../../../db/schema/account.ts';
import { emailChanges } from '../../../db/schema/emailChanges.ts';
import { hasValue } from '../../../db/schema/encrypted.ts';

const emailLinkLifeMs = 24 * 3_600_000;

const isOpen = (now: Date) => gt(emailChanges.askedOn, new Date(now.getTime() - emailLinkLifeMs));

/** Returns the address of a user that waits for its confirmation. */
export async function findEmailChange(db: Database, userId: number, now: Date) {
  const isOwn = and(eq(emailChanges.userId, userId), isOpen(now));
  const [row] = await db.select().from(emailChanges).where(isOwn);
  return row;
}

/** Consumes the token of a link and returns its change; of two parallel attempts only one gets it. */
export async function consumeEmailToken(db: Database, token: string, now: Date) {
  const [row] = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, hashToken(token)), isOpen(now)))
    .returning();
  return row;
}

/** Returns whether another account has an e-mail address. */
export async function isEmailTaken(db: Database, email: string, userId: number): Promise<boolean> {
  const isOther = and(hasValue(users.email, email.toLowerCase()), ne(users.id, userId));
  return (await db.$count(users, isOther)) > 0;
}

/** Updates the e-mail address of a user; throws if another user has it. */
export async function updateEmail(db: Database, userId: number, email: string): Promise<void> {
  const version = sql`${users.version} + 1`;
  await db
    .update(users)
    .set({ email, isEmailConfirmed: true, version })
    .where(eq(users.id, userId));
}
