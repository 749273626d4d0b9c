import { createHash } from 'node:crypto';
import { personalCodeLength, personalCodeLetters } from '@temple-land/portal-core';
import { eq, inArray } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import { personalCodes } from '../../../db/schema/representation.ts';
import type { Random } from '../../../ports/ports.ts';
import {
  getCurrentKey,
  hmac,
  listSigningKeys,
  type SigningKey,
} from '../../../ports/signingKeys.ts';

const groupLength = 4;

const hashWithKey = (key: SigningKey, code: string) =>
  `${key.id}:${hmac(key, 'personal codes', code).toString('hex')}`;

const tokenBytes = 32;

/** Returns a new personal code. */
export function createPersonalCode(random: Random): string {
  const bytes = createHash('sha256').update(random.token(tokenBytes)).digest();
  const letters = [...bytes.subarray(0, personalCodeLength)].map((byte) =>
    personalCodeLetters.charAt(byte % personalCodeLetters.length),
  );
  return letters.join('');
}

/** Returns a personal code as it is printed: in groups of four. */
export const formatPersonalCode = (code: string): string =>
  (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-');

/** Returns the hash under which a personal code is stored. */
export const hashPersonalCode = (config: Config, code: string): string =>
  hashWithKey(getCurrentKey(config), code);

/** Returns the id of the person with a personal code; undefined if nobody has it. */
export async function findPersonByCode(
  db: Database,
  config: Config,
  code: string,
): Promise<number | undefined> {
  const hashes = listSigningKeys(config).map((key) => hashWithKey(key, code));
  const [row] = await db
    .select({ userId: personalCodes.userId })
    .from(personalCodes)
    .where(inArray(personalCodes.codeHash, hashes));
  return row?.userId;
}

/** Stores the code of a person; false if the issuer has used the number of the form before. */
export async function savePersonalCode(
  db: Database,
  row: typeof personalCodes.$inferInsert,
): Promise<boolean> {
  const rows = await db.insert(personalCodes).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Replaces the code of a person. */
export async function replacePersonalCode(
  db: Database,
  userId: number,
  codeHash: string,
): Promise<void> {
  await db.update(personalCodes).set({ codeHash }).where(eq(personalCodes.userId, userId));
}
