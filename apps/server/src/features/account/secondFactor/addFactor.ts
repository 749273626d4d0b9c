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
import { openKey, sealKey } from './factorKeys.ts';
import { acceptPasskey, creationOptions } from './passkeys.ts';
import { oldestStep } from './factorProofs.ts';
import { keyText, qrOfKey, stepOfCode, totpKeyBytes } from './totp.ts';

const issuer = 'Temple Land Portal';
const defaultNames = { totp: 'Authenticator app', passkey: 'Passkey' } as const;

const nameOf = (typed: string, kind: keyof typeof defaultNames) =>
  typed.replaceAll(/\s+/g, ' ').trim() || defaultNames[kind];

const holderOf = ({ caller }: SignedIn, purpose: 'addTotp' | 'addPasskey') => ({
  holderHash: caller.tokenHash,
  purpose,
});

/** Returns why the caller may not add a factor now: 401 unconfirmed, 409 too many. */
async function refusal(context: SignedIn) {
  if (!(await isConfirmed(context))) return { status: 401 as const };
  return (await hasMaximumFactors(context)) ? { status: 409 as const } : undefined;
}

/** Answers api/users/factors/totp/begin: a new key for an authenticator app, good for five minutes. */
export const totpBegin: MemberHandler<'totpBegin'> = async (_, context) => {
  const { db, random, clock, caller } = context;
  const refused = await refusal(context);
  if (refused) return refused;
  const user = await findUser(db, caller.userId);
  const key = Buffer.from(random.token(totpKeyBytes), 'base64url');
  await saveChallenge(db, holderOf(context, 'addTotp'), sealKey(context, key), clock());
  const labels = { issuer, label: user?.loginId ?? '' };
  return { status: 200, result: { key: keyText(key), ...qrOfKey(key, labels) } };
};

/** Answers api/users/factors/totp/add: adds the app whose code is right; 400 wrong code, 404 nothing begun. */
export const totpAdd: MemberHandler<'totpAdd'> = async ({ code, name }, context) => {
  const { db, clock } = context;
  const refused = await refusal(context);
  if (refused) return refused;
  const now = clock();
  const holder = holderOf(context, 'addTotp');
  const sealed = await findChallenge(db, holder, oldestStep(now));
  const key = sealed === undefined ? undefined : openKey(context, sealed);
  if (sealed === undefined || key === undefined) return { status: 404 };
  const lastStep = stepOfCode(key, code, now);
  if (lastStep === undefined) return { status: 400 };
  if ((await consumeChallenge(db, holder, oldestStep(now))) !== sealed) return { status: 404 };
  const factor = { kind: 'totp', name: nameOf(name, 'totp'), key: sealed, lastStep };
  const recoveryCodes = await storeFactor(context, factor);
  return recoveryCodes ? { status: 200, result: { recoveryCodes } } : { status: 409 };
};

/** Answers api/users/factors/passkey/begin: what the browser needs to make a passkey. */
export const passkeyBegin: MemberHandler<'passkeyBegin'> = async (_, context) => {
  const { db, random, clock, caller, config } = context;
  const refused = await refusal(context);
  if (refused) return refused;
  const { userId, fullName } = caller;
  const user = await findUser(db, userId);
  const challenge = random.token(32);
  await saveChallenge(db, holderOf(context, 'addPasskey'), challenge, clock());
  const factors = await listFactors(db, userId);
  const owner = { userId, fullName, loginId: user?.loginId ?? '', factors };
  return { status: 200, result: creationOptions(config, owner, challenge) };
};

/** Answers api/users/factors/passkey/add: adds the passkey that signed the challenge; 400 refused, 404 nothing begun. */
export const passkeyAdd: MemberHandler<'passkeyAdd'> = async ({ passkey, name }, context) => {
  const { db, clock, config } = context;
  const refused = await refusal(context);
  if (refused) return refused;
  const holder = holderOf(context, 'addPasskey');
  const challenge = await consumeChallenge(db, holder, oldestStep(clock()));
  if (challenge === undefined) return { status: 404 };
  const stored = await acceptPasskey(config, passkey, challenge);
  if (!stored) return { status: 400 };
  const factor = { kind: 'passkey', name: nameOf(name, 'passkey'), ...stored };
  const recoveryCodes = await storeFactor(context, factor);
  return recoveryCodes ? { status: 200, result: { recoveryCodes } } : { status: 409 };
};
