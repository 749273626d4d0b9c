import { and, eq, inArray, isNull } from 'drizzle-orm';
import { recoveryCodeCount } from '@temple-land/portal-core';
import type { Database } from '../../../db/database.ts';
import { recoveryCodes } from '../../../db/schema/factors.ts';
import type { Context } from '../../../handler.ts';
import { hashRecoveryCode } from './factorKeys.ts';

// Crockford's base32: without letters that look like digits.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12;
const randomBytes = 8;

function generateCode({ random }: Pick<Context, 'random'>): string {
  const drawn = Buffer.from(random.token(randomBytes), 'base64url').readBigUInt64BE();
  const letters = Array.from(
    { length: codeLength },
    (_, index) => alphabet[Number((drawn >> BigInt(64 - 5 * (index + 1))) & 31n)],
  );
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Normalises an entered code for hashing: upper case, no spaces or hyphens, 0 for O, 1 for I and L. */
const normaliseCode = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

const isUnused = (userId: number) =>
  and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedOn));

/** Counts the recovery codes that a user has left. */
export const countRecoveryCodes = (db: Database, userId: number): Promise<number> =>
  db.$count(recoveryCodes, isUnused(userId));

/** Removes the recovery codes of a user. */
export async function deleteRecoveryCodes(db: Database, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}

/** Replaces the recovery codes of a user and returns the new ones, which are stored as keyed hashes only. */
export async function renewRecoveryCodes(
  context: Context,
  db: Database,
  userId: number,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => generateCode(context));
  const createdOn = context.clock();
  await deleteRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(
    codes.map((code) => ({
      userId,
      codeHash: hashRecoveryCode(context, userId, normaliseCode(code))[0] ?? '',
      createdOn,
    })),
  );
  return codes;
}

/** Consumes a recovery code; false if it is wrong or used. Only one of parallel attempts succeeds. */
export async function consumeRecoveryCode(
  context: Context,
  userId: number,
  typed: string,
): Promise<boolean> {
  const { db, clock } = context;
  const hashes = hashRecoveryCode(context, userId, normaliseCode(typed));
  const taken = await db
    .update(recoveryCodes)
    .set({ usedOn: clock() })
    .where(and(isUnused(userId), inArray(recoveryCodes.codeHash, hashes)))
    .returning({ userId: recoveryCodes.userId });
  return taken.length === 1;
}
