import { secondStepMs } from '@temple-land/portal-core';
import { enforceRateLimit } from '../../../db/limits/rateLimit.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import type { Context, Handler } from '../../../handler.ts';
import { findUser, lockUserIfUnchanged, type User } from '../account.repository.ts';
import { addressLimit } from '../login/addressLimit.ts';
import { clearLoginAttempts, countLoginAttempt } from '../passwords/loginAttempts.ts';
import { buildLockedAnswer, refuseAttempt } from '../login/refuseAttempt.ts';
import { signIn } from '../login/signIn.ts';
import { recordRefusedSignIn } from '../login/signInHistory.ts';
import {
  addSecondStep,
  findSecondStep,
  listFactors,
  consumeSecondStep,
} from './factors.repository.ts';
import { createPasskeyChallenge, getSecondStepCutoff, verifyFactorProof } from './factorProofs.ts';
import { countRecoveryCodes } from './recoveryCodes.ts';

const secondStepCookie = 'second-step';

/** Returns the kinds of proof that a user has, passkeys first. */
async function listProofKinds({ db }: Context, { id }: User) {
  const kinds = new Set((await listFactors(db, id)).map(({ kind }) => kind));
  const hasCodes = (await countRecoveryCodes(db, id)) > 0;
  return [
    ...(kinds.has('passkey') ? (['passkey'] as const) : []),
    ...(kinds.has('totp') ? (['totp'] as const) : []),
    ...(hasCodes ? (['recovery'] as const) : []),
  ];
}

/**
 * Starts the second step after a correct password; the browser can complete it within five minutes. 500 if the password
 * was changed or the user blocked in the meantime.
 */
export async function startSecondStep(context: Context, user: User) {
  const { db, random, clock, cookies, record } = context;
  const token = random.token(32);
  const step = { tokenHash: hashToken(token), userId: user.id, createdOn: clock() };
  const isAwaited = await db.transaction(async (tx) => {
    if (!(await lockUserIfUnchanged(tx, user))) return false;
    await addSecondStep(tx, step);
    return true;
  });
  if (!isAwaited) return { status: 500 as const };
  cookies.set(secondStepCookie, token, secondStepMs);
  record('second step begun', { userId: user.id });
  return { status: 202 as const, factors: await listProofKinds(context, user) };
}

/** Returns the started second step of this browser with its user. */
async function findStartedStep({ db, clock, cookies }: Context) {
  const tokenHash = hashToken(cookies.get(secondStepCookie) ?? '');
  const userId = await findSecondStep(db, tokenHash, getSecondStepCutoff(clock()));
  const user = userId === undefined ? undefined : await findUser(db, userId);
  return user && { tokenHash, user };
}

/** Answers api/secondstep/challenge: the challenge for the user's passkeys; 403 no second step, 404 no passkey. */
export const secondStepChallenge: Handler<'secondStepChallenge'> = async (_, context) => {
  await enforceRateLimit(context, addressLimit);
  const awaited = await findStartedStep(context);
  if (!awaited) return { status: 403 };
  const options = await createPasskeyChallenge(context, awaited.user.id, awaited.tokenHash);
  return options ? { status: 200, result: options } : { status: 404 };
};

/**
 * Answers api/secondstep: opens the session if the proof is valid and the password was entered in the same browser. A
 * wrong proof counts and locks like a wrong password.
 */
export const secondStep: Handler<'secondStep'> = async (proof, context) => {
  const { clock, cookies, record } = context;
  await enforceRateLimit(context, addressLimit);
  const awaited = await findStartedStep(context);
  if (!awaited) return { status: 403 };
  const { user, tokenHash } = awaited;
  const username = user.loginId;
  const attempt = await countLoginAttempt(context, username);
  if (attempt.state === 'needsRecovery') return { status: 444 };
  if (attempt.state === 'locked') return buildLockedAnswer(attempt.since, clock());
  if (!(await verifyFactorProof(context, user, tokenHash, proof))) {
    record('second factor refused', { userId: user.id });
    await recordRefusedSignIn(context, user.id, 'wrongFactor');
    return refuseAttempt(context, { username, user, consecutiveCount: attempt.inARow });
  }
  await clearLoginAttempts(context, username);
  const oldest = getSecondStepCutoff(clock());
  const answer = await signIn(context, user, async (tx) =>
    consumeSecondStep(tx, tokenHash, oldest),
  );
  if (answer.status === 200) cookies.set(secondStepCookie, '', 0);
  return answer;
};
