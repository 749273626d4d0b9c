import { factorConfirmedMs } from '@temple-land/portal-core';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser } from '../account.repository.ts';
import { isCurrentPasswordCorrect, confirmIdentity } from '../passwords/currentPassword.ts';
import {
  confirmSession,
  hasFactor,
  isSessionConfirmed,
  listFactors,
} from './factors.repository.ts';
import { createPasskeyChallenge, verifyFactorProof } from './factorProofs.ts';
import { countRecoveryCodes } from './recoveryCodes.ts';
import { needsFactor } from './factorRequirement.ts';

/** Returns whether the caller confirmed a factor or the password in this session within the last ten minutes. */
export function isConfirmed({ db, clock, caller }: SignedIn): Promise<boolean> {
  const oldest = new Date(clock().getTime() - factorConfirmedMs);
  return isSessionConfirmed(db, caller.tokenHash, oldest);
}

/** Answers api/users/factors: the caller's second factors, without their keys. */
export const factorList: MemberHandler<'factorList'> = async (_, context) => {
  const { db, caller, config } = context;
  const own = await listFactors(db, caller.userId);
  return {
    status: 200,
    result: {
      isRequired: needsFactor(config, caller.userType, own.length > 0),
      isConfirmed: await isConfirmed(context),
      recoveryCodesLeft: await countRecoveryCodes(db, caller.userId),
      factors: own.map(({ id, kind, name, createdOn, usedOn }) => ({
        id,
        kind: kind === 'totp' ? kind : 'passkey',
        name,
        createdOn: createdOn.toISOString(),
        usedOn: usedOn?.toISOString() ?? null,
      })),
    },
  };
};

/** Answers api/users/factors/challenge: the challenge for the caller's passkeys; 404 without a passkey. */
export const factorChallenge: MemberHandler<'factorChallenge'> = async (_, context) => {
  const { userId, tokenHash } = context.caller;
  const options = await createPasskeyChallenge(context, userId, tokenHash);
  return options ? { status: 200, result: options } : { status: 404 };
};

/**
 * Answers api/users/factors/confirm: lets the session change factors for ten minutes. 400 password of a user with a
 * factor, 401 wrong; wrong attempts count and lock as at login.
 */
export const factorConfirm: MemberHandler<'factorConfirm'> = async (proof, context) => {
  const { db, caller, clock } = context;
  const { userId, tokenHash } = caller;
  const user = await findUser(db, userId);
  if (!user) return { status: 401 };
  if (proof.kind === 'password' && (await hasFactor(db, userId))) return { status: 400 };
  const isRight =
    proof.kind === 'password'
      ? await isCurrentPasswordCorrect(context, user, proof.password)
      : await confirmIdentity(context, user, () =>
          verifyFactorProof(context, user, tokenHash, proof),
        );
  if (!isRight) return { status: 401 };
  await confirmSession(db, tokenHash, clock());
  return { status: 200 };
};
