import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { codes } from '../../db/schema/account.ts';

/** What a code is good for; a code of one purpose never serves another. */
export type Purpose = 'register' | 'reset';

const matches = (mobile: string, purpose: Purpose) =>
  and(eq(codes.mobile, mobile), eq(codes.purpose, purpose));

/** Gives the newest code of a number for a purpose. */
export async function findCode(db: Database, mobile: string, purpose: Purpose) {
  const [row] = await db.select().from(codes).where(matches(mobile, purpose));
  return row;
}

/** Replaces the code of a number for a purpose. */
export async function putCode(
  db: Database,
  mobile: string,
  purpose: Purpose,
  codeHash: string,
  now: Date,
): Promise<void> {
  const fresh = { codeHash, sentOn: now, usedOn: null, verifiedOn: null };
  await db
    .insert(codes)
    .values({ mobile, purpose, ...fresh })
    .onConflictDoUpdate({ target: [codes.mobile, codes.purpose], set: fresh });
}

/** Uses a code up; of two parallel right answers only one succeeds. */
export async function useCode(
  db: Database,
  mobile: string,
  purpose: Purpose,
  codeHash: string,
  sentAfter: Date,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ usedOn: now, verifiedOn: now })
    .where(
      and(
        matches(mobile, purpose),
        eq(codes.codeHash, codeHash),
        isNull(codes.usedOn),
        gt(codes.sentOn, sentAfter),
      ),
    )
    .returning({ mobile: codes.mobile });
  return used.length === 1;
}

/** Uses up the right that a verified code gave; false when there is none or it is too old. */
export async function useVerifiedRight(
  db: Database,
  mobile: string,
  purpose: Purpose,
  verifiedAfter: Date,
): Promise<boolean> {
  const gone = await db
    .delete(codes)
    .where(and(matches(mobile, purpose), gt(codes.verifiedOn, verifiedAfter)))
    .returning({ mobile: codes.mobile });
  return gone.length === 1;
}
