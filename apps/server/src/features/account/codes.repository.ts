import { and, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { codes } from '../../db/schema/account.ts';

/** What a code is good for; a code of one purpose never serves another. */
export type Purpose = 'register' | 'reset' | 'mobileOld' | 'mobileNew';

/** A code of a number for a purpose, as its keyed hash. */
export interface Code {
  mobile: string;
  purpose: Purpose;
  codeHash: string;
}

const matches = (mobile: string, purpose: Purpose) =>
  and(eq(codes.mobile, mobile), eq(codes.purpose, purpose));

/** Gives the newest code of a number for a purpose. */
export async function findCode(db: Database, mobile: string, purpose: Purpose) {
  const [row] = await db.select().from(codes).where(matches(mobile, purpose));
  return row;
}

/** Replaces a number's code; of parallel requests one succeeds, as does none before `resendableAt`. */
export async function putCode(
  db: Database,
  code: Code,
  now: Date,
  resendableAt: Date,
): Promise<boolean> {
  const fresh = { codeHash: code.codeHash, sentOn: now, usedOn: null, verifiedOn: null };
  const rows = await db
    .insert(codes)
    .values({ ...code, ...fresh })
    .onConflictDoUpdate({
      target: [codes.mobile, codes.purpose],
      set: fresh,
      setWhere: or(isNotNull(codes.usedOn), lte(codes.sentOn, resendableAt)),
    })
    .returning({ mobile: codes.mobile });
  return rows.length === 1;
}

/** Forgets a code that could not be sent, so that the number may ask again at once. */
export async function dropCode(db: Database, code: Code): Promise<void> {
  await db
    .delete(codes)
    .where(and(matches(code.mobile, code.purpose), eq(codes.codeHash, code.codeHash)));
}

/** Uses a code up; of two parallel right answers only one succeeds. */
export async function useCode(
  db: Database,
  { mobile, purpose, codeHash }: Code,
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

/** Tells whether a verified code gave a right that is still young enough; the right stays. */
export async function hasVerifiedRight(
  db: Database,
  mobile: string,
  purpose: Purpose,
  verifiedAfter: Date,
): Promise<boolean> {
  const right = and(matches(mobile, purpose), gt(codes.verifiedOn, verifiedAfter));
  return (await db.$count(codes, right)) > 0;
}
