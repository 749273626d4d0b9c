import { secondStepMs, type FactorProof } from '@temple-land/portal-core';
import type { Context } from '../../../handler.ts';
import type { User } from '../account.repository.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';
import {
  listFactors,
  updateSignatureCounter,
  saveChallenge,
  consumeTotpStep,
  consumeChallenge,
} from './factors.repository.ts';
import { decryptKey } from './factorKeys.ts';
import { verifyAuthentication, buildRequestOptions } from './passkeys.ts';
import { countRecoveryCodes, consumeRecoveryCode } from './recoveryCodes.ts';
import { findTotpStep } from './totp.ts';

const challengeBytes = 32;

/** Returns the time before which second steps, challenges and set-ups have expired. */
export const getSecondStepCutoff = (now: Date): Date => new Date(now.getTime() - secondStepMs);

/** Creates and stores a challenge for the passkeys of a user; undefined without a passkey. */
export async function createPasskeyChallenge(context: Context, userId: number, holderHash: string) {
  const { db, random, clock, config } = context;
  const passkeys = (await listFactors(db, userId)).filter(({ kind }) => kind === 'passkey');
  if (passkeys.length === 0) return undefined;
  const challenge = random.token(challengeBytes);
  await saveChallenge(db, { holderHash, purpose: 'usePasskey' }, challenge, clock());
  return buildRequestOptions(config, passkeys, challenge);
}

async function verifyTotp(context: Context, userId: number, code: string): Promise<boolean> {
  const { db, clock } = context;
  const now = clock();
  for (const factor of await listFactors(db, userId)) {
    const key = factor.kind === 'totp' ? decryptKey(context, factor.key) : undefined;
    const step = key && findTotpStep(key, code, now);
    if (step !== undefined && (await consumeTotpStep(db, factor, step, now))) return true;
  }
  return false;
}

type PasskeyProof = Extract<FactorProof, { kind: 'passkey' }>;

async function verifyPasskey(
  context: Context,
  userId: number,
  holderHash: string,
  { passkey }: PasskeyProof,
): Promise<boolean> {
  const { db, clock, config } = context;
  const now = clock();
  const holder = { holderHash, purpose: 'usePasskey' } as const;
  const challenge = await consumeChallenge(db, holder, getSecondStepCutoff(now));
  const factor = (await listFactors(db, userId)).find(
    ({ credentialId }) => credentialId === passkey.id,
  );
  if (challenge === undefined || factor === undefined) return false;
  const counter = await verifyAuthentication(config, factor, passkey, challenge);
  return counter !== undefined && updateSignatureCounter(db, factor, counter, now);
}

async function verifyRecoveryCode(context: Context, user: User, code: string): Promise<boolean> {
  const { db, record } = context;
  if (!(await consumeRecoveryCode(context, user.id, code))) return false;
  record('recovery code used', { userId: user.id });
  await notifyUser(context, user, 'sms.recoveryUsed', { n: await countRecoveryCodes(db, user.id) });
  return true;
}

/** Verifies a proof of the second factor and consumes it, so that it cannot be used twice. */
export async function verifyFactorProof(
  context: Context,
  user: User,
  holderHash: string,
  proof: FactorProof,
): Promise<boolean> {
  if (proof.kind === 'totp') return verifyTotp(context, user.id, proof.code);
  if (proof.kind === 'recovery') return verifyRecoveryCode(context, user, proof.code);
  return verifyPasskey(context, user.id, holderHash, proof);
}
