import { and, eq, gt, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { codes } from '../schema/account.ts';

/** The purpose of a code; a code is valid for its own purpose only. */
export type CodePurpose =
  'register' | 'reset' | 'mobileOld' | 'mobileNew' | 'represent' | 'apply' | 'report' | 'erase';

/** Returns the name of the cookie that proves the verification of a code. */
export const proofCookie = (purpose: CodePurpose) => `proof-${purpose}`;

/** The keyed hash of a code, by mobile number and purpose. */
export interface Code {
  mobile: string;
  purpose: CodePurpose;
  codeHash: string;
}

const matchesNumber = (mobile: string, purpose: CodePurpose) =>
  and(eq(codes.mobile, mobile), eq(codes.purpose, purpose));

/** Returns the newest code of a number for a purpose. */
export async function findCode(db: Database, mobile: string, purpose: CodePurpose) {
  const [row] = await db.select().from(codes).where(matchesNumber(mobile, purpose));
  return row;
}

/** Replaces the code of a number; false before `resendableAt`, and for all but one of parallel requests. */
export async function saveCode(
  db: Database,
  code: Code,
  now: Date,
  resendableAt: Date,
): Promise<boolean> {
  const fresh = {
    codeHash: code.codeHash,
    sentOn: now,
    usedOn: null,
    verifiedOn: null,
    browserHash: null,
  };
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

/** Deletes a code that could not be sent, so that a new one can be requested at once. */
export async function deleteCode(db: Database, code: Code): Promise<void> {
  await db
    .delete(codes)
    .where(and(matchesNumber(code.mobile, code.purpose), eq(codes.codeHash, code.codeHash)));
}

/**
 * Consumes a code by its hashes; of two parallel attempts only one succeeds. Stores the verification for the browser
 * with the given cookie hash.
 */
export async function consumeCode(
  db: Database,
  { mobile, purpose, codeHashes }: Omit<Code, 'codeHash'> & { codeHashes: readonly string[] },
  browserHash: string,
  sentAfter: Date,
  now: Date,
): Promise<boolean> {
  const used = await db
    .update(codes)
    .set({ usedOn: now, verifiedOn: now, browserHash })
    .where(
      and(
        matchesNumber(mobile, purpose),
        inArray(codes.codeHash, [...codeHashes]),
        isNull(codes.usedOn),
        gt(codes.sentOn, sentAfter),
      ),
    )
    .returning({ mobile: codes.mobile });
  return used.length === 1;
}

/** Ends the code of a number for a purpose, and what it verified. */
export async function endCode(db: Database, mobile: string, purpose: CodePurpose): Promise<void> {
  await db.delete(codes).where(matchesNumber(mobile, purpose));
}

/** The verification of a code by one browser. */
export interface CodeVerification {
  mobile: string;
  purpose: CodePurpose;
  /** SHA-256 of the browser's cookie. */
  browserHash: string;
  verifiedAfter: Date;
}

const matchesVerification = ({ mobile, purpose, browserHash, verifiedAfter }: CodeVerification) =>
  and(
    matchesNumber(mobile, purpose),
    eq(codes.browserHash, browserHash),
    gt(codes.verifiedOn, verifiedAfter),
  );

/** Consumes a verification; false if the browser has none or it is too old. */
export async function consumeVerification(db: Database, right: CodeVerification): Promise<boolean> {
  const deleted = await db
    .delete(codes)
    .where(matchesVerification(right))
    .returning({ mobile: codes.mobile });
  return deleted.length === 1;
}

/** Returns whether a browser has a recent verification, without consuming it. */
export async function hasVerification(db: Database, right: CodeVerification): Promise<boolean> {
  return (await db.$count(codes, matchesVerification(right))) > 0;
}
