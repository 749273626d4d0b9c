import { readPortalName } from '../../../db/office/officeDetails.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser } from '../account.repository.ts';
import { hasMaximumFactors, storeFactor } from './changeFactors.ts';
import { isConfirmed } from './confirmFactor.ts';
import {
  findChallenge,
  listFactors,
  saveChallenge,
  consumeChallenge,
} from './factors.repository.ts';
import { decryptKey, encryptKey } from './factorKeys.ts';
import { verifyRegistration, buildCreationOptions } from './passkeys.ts';
import { getSecondStepCutoff } from './factorProofs.ts';
import { toBase32, buildQrCode, findTotpStep, totpKeyBytes } from './totp.ts';

const defaultNames = { totp: 'Authenticator app', passkey: 'Passkey' } as const;

const getFactorName = (typed: string, kind: keyof typeof defaultNames) =>
  typed.replaceAll(/\s+/g, ' ').trim() || defaultNames[kind];

const getHolder = ({ caller }: SignedIn, purpose: 'addTotp' | 'addPasskey') => ({
  holderHash: caller.tokenHash,
  purpose,
});

/** Returns why the caller cannot add a factor: 401 not confirmed, 409 too many; undefined if allowed. */
async function checkCanAddFactor(context: SignedIn) {
  if (!(await isConfirmed(context))) return { status: 401 as const };
  return (await hasMaximumFactors(context)) ? { status: 409 as const } : undefined;
}

/** Answers api/users/factors/totp/begin: a new key for an authenticator app, valid for five minutes. */
export const totpBegin: MemberHandler<'totpBegin'> = async (_, context) => {
  const { db, random, clock, caller } = context;
  const refused = await checkCanAddFactor(context);
  if (refused) return refused;
  const user = await findUser(db, caller.userId);
  const key = Buffer.from(random.token(totpKeyBytes), 'base64url');
  await saveChallenge(db, getHolder(context, 'addTotp'), encryptKey(context, key), clock());
  const issuer = await readPortalName(db, 'en');
  const labels = { issuer, label: user?.loginId ?? '' };
  return { status: 200, result: { key: toBase32(key), ...buildQrCode(key, labels) } };
};

/** Answers api/users/factors/totp/add: adds the app if the code is correct; 400 wrong code, 404 no set-up started. */
export const totpAdd: MemberHandler<'totpAdd'> = async ({ code, name }, context) => {
  const { db, clock } = context;
  const refused = await checkCanAddFactor(context);
  if (refused) return refused;
  const now = clock();
  const holder = getHolder(context, 'addTotp');
  const sealed = await findChallenge(db, holder, getSecondStepCutoff(now));
  const key = sealed === undefined ? undefined : decryptKey(context, sealed);
  if (sealed === undefined || key === undefined) return { status: 404 };
  const lastStep = findTotpStep(key, code, now);
  if (lastStep === undefined) return { status: 400 };
  if ((await consumeChallenge(db, holder, getSecondStepCutoff(now))) !== sealed)
    return { status: 404 };
  const factor = { kind: 'totp', name: getFactorName(name, 'totp'), key: sealed, lastStep };
  const recoveryCodes = await storeFactor(context, factor);
  return recoveryCodes ? { status: 200, result: { recoveryCodes } } : { status: 409 };
};

/** Answers api/users/factors/passkey/begin: the options for creating a passkey. */
export const passkeyBegin: MemberHandler<'passkeyBegin'> = async (_, context) => {
  const { db, random, clock, caller, config } = context;
  const refused = await checkCanAddFactor(context);
  if (refused) return refused;
  const { userId, fullName } = caller;
  const user = await findUser(db, userId);
  const challenge = random.token(32);
  await saveChallenge(db, getHolder(context, 'addPasskey'), challenge, clock());
  const factors = await listFactors(db, userId);
  const owner = { userId, fullName, loginId: user?.loginId ?? '', factors };
  const rpName = await readPortalName(db, 'en');
  return { status: 200, result: buildCreationOptions(config, { ...owner, rpName }, challenge) };
};

/**
 * Answers api/users/factors/passkey/add: adds the passkey that signed the challenge; 400 refused, 404 no set-up
 * started.
 */
export const passkeyAdd: MemberHandler<'passkeyAdd'> = async ({ passkey, name }, context) => {
  const { db, clock, config } = context;
  const refused = await checkCanAddFactor(context);
  if (refused) return refused;
  const holder = getHolder(context, 'addPasskey');
  const challenge = await consumeChallenge(db, holder, getSecondStepCutoff(clock()));
  if (challenge === undefined) return { status: 404 };
  const stored = await verifyRegistration(config, passkey, challenge);
  if (!stored) return { status: 400 };
  const factor = { kind: 'passkey', name: getFactorName(name, 'passkey'), ...stored };
  const recoveryCodes = await storeFactor(context, factor);
  return recoveryCodes ? { status: 200, result: { recoveryCodes } } : { status: 409 };
};
