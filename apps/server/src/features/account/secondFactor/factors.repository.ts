import { and, asc, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { sessions } from '../../../db/schema/account.ts';
import { factorChallenges, factors, secondSteps } from '../../../db/schema/factors.ts';

/** A second factor of a user. */
export type Factor = typeof factors.$inferSelect;

/** A second factor to add. */
export type NewFactor = typeof factors.$inferInsert;

/** Returns the second factors of a user, oldest first. */
export async function listFactors(db: Database, userId: number): Promise<Factor[]> {
  return db.select().from(factors).where(eq(factors.userId, userId)).orderBy(asc(factors.id));
}

/** Returns whether a user has a second factor. */
export async function hasFactor(db: Database, userId: number): Promise<boolean> {
  return (await db.$count(factors, eq(factors.userId, userId))) > 0;
}

/** Adds a factor; false if the passkey is already registered. */
export async function addFactor(db: Database, factor: NewFactor): Promise<boolean> {
  const added = await db
    .insert(factors)
    .values(factor)
    .onConflictDoNothing()
    .returning({ id: factors.id });
  return added.length === 1;
}

/** Deletes a factor of a user and returns it; undefined if there is none. */
export async function deleteFactor(db: Database, userId: number, id: number) {
  const isOwn = and(eq(factors.id, id), eq(factors.userId, userId));
  const [deleted] = await db.delete(factors).where(isOwn).returning();
  return deleted;
}

/** Consumes the TOTP code of a step; false if it or a later one was used. Only one of parallel attempts succeeds. */
export async function consumeTotpStep(db: Database, { id }: Factor, step: number, now: Date) {
  const taken = await db
    .update(factors)
    .set({ lastStep: step, usedOn: now })
    .where(and(eq(factors.id, id), lt(factors.lastStep, step)))
    .returning({ id: factors.id });
  return taken.length === 1;
}

/**
 * Updates the signature counter of a passkey; false if it was increased in the meantime. Passkeys without a counter
 * keep 0.
 */
export async function updateSignatureCounter(
  db: Database,
  { id }: Factor,
  counter: number,
  now: Date,
) {
  const isRisen = lt(factors.signatureCounter, counter);
  const hasNone = counter === 0 ? eq(factors.signatureCounter, 0) : undefined;
  const raised = await db
    .update(factors)
    .set({ signatureCounter: counter, usedOn: now })
    .where(and(eq(factors.id, id), or(isRisen, hasNone)))
    .returning({ id: factors.id });
  return raised.length === 1;
}

/** The purpose of a challenge; `addTotp` is the encrypted key of an app during its set-up. */
export type ChallengePurpose = 'usePasskey' | 'addPasskey' | 'addTotp';

/** The owner of a challenge: the hash of a session's token or of a second step's cookie. */
export interface ChallengeHolder {
  holderHash: string;
  purpose: ChallengePurpose;
}

const matchesHolder = ({ holderHash, purpose }: ChallengeHolder) =>
  and(eq(factorChallenges.holderHash, holderHash), eq(factorChallenges.purpose, purpose));

/** Saves a challenge and replaces the holder's earlier one. */
export async function saveChallenge(
  db: Database,
  holder: ChallengeHolder,
  challenge: string,
  now: Date,
): Promise<void> {
  const fresh = { challenge, createdOn: now };
  await db
    .insert(factorChallenges)
    .values({ ...holder, ...fresh })
    .onConflictDoUpdate({
      target: [factorChallenges.holderHash, factorChallenges.purpose],
      set: fresh,
    });
}

/** Returns the holder's unexpired challenge without consuming it. */
export async function findChallenge(db: Database, holder: ChallengeHolder, oldest: Date) {
  const isYoung = gt(factorChallenges.createdOn, oldest);
  const [row] = await db
    .select()
    .from(factorChallenges)
    .where(and(matchesHolder(holder), isYoung));
  return row?.challenge;
}

/** Consumes and returns a challenge; undefined if it is used or expired. Only one of parallel attempts succeeds. */
export async function consumeChallenge(db: Database, holder: ChallengeHolder, oldest: Date) {
  const [used] = await db.delete(factorChallenges).where(matchesHolder(holder)).returning();
  return used && used.createdOn > oldest ? used.challenge : undefined;
}

/** Saves a started login that needs the second factor. */
export async function addSecondStep(
  db: Database,
  step: typeof secondSteps.$inferInsert,
): Promise<void> {
  await db.insert(secondSteps).values(step);
}

const matchesUnexpired = (tokenHash: string, oldest: Date) =>
  and(eq(secondSteps.tokenHash, tokenHash), gt(secondSteps.createdOn, oldest));

/** Returns the user of an unexpired second step. */
export async function findSecondStep(db: Database, tokenHash: string, oldest: Date) {
  const [row] = await db.select().from(secondSteps).where(matchesUnexpired(tokenHash, oldest));
  return row?.userId;
}

/** Consumes a second step; false if it is used or expired. */
export async function consumeSecondStep(db: Database, tokenHash: string, oldest: Date) {
  const used = await db
    .delete(secondSteps)
    .where(matchesUnexpired(tokenHash, oldest))
    .returning({ tokenHash: secondSteps.tokenHash });
  return used.length === 1;
}

/** Returns whether a factor or the password was confirmed in a session after a moment. */
export async function isSessionConfirmed(db: Database, tokenHash: string, oldest: Date) {
  const isOwn = eq(sessions.tokenHash, tokenHash);
  return (await db.$count(sessions, and(isOwn, gt(sessions.confirmedOn, oldest)))) === 1;
}

/** Saves when a factor or the password was confirmed in a session. */
export async function confirmSession(db: Database, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ confirmedOn: now }).where(eq(sessions.tokenHash, tokenHash));
}
