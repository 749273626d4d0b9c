import {
  forgotOtpResendSeconds,
  message,
  mobileVerifiedMs,
  otpAttemptLimit,
  otpDigits,
  otpLifeMs,
  otpLockMinutes,
  otpResendSeconds,
  resetRightMs,
} from '@temple-land/portal-core';
import {
  clearAttempts,
  countAttempt,
  lockedSince,
  lockWhenUsedUp,
} from '../../../db/limits/attempts.ts';
import type { Database } from '../../../db/database.ts';
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import { tokenHashOf } from '../../../db/accounts/sessionToken.ts';
import type { Context } from '../../../handler.ts';
import { GatewayUnavailable } from '../../../ports/gateway.ts';
import { currentKey, hmac, signingKeys, type SigningKey } from '../../../ports/signingKeys.ts';
import {
  deleteCode,
  findCode,
  hasRight,
  saveCode,
  useCode,
  useRight,
  type Code,
  type Purpose,
  type Right,
} from './codes.repository.ts';

const lockMs = otpLockMinutes * 60_000;
const limit = { attempts: otpAttemptLimit, windowMs: lockMs, lockMs };

/** One address may type as many codes an hour as 60 numbers allow, and so lock no more of them. */
const matchLimit = { action: 'code-match', requests: 60 * otpAttemptLimit, windowMs: 3_600_000 };

/** What became of a request for a code; `unsent` when the message gateway does not answer. */
export type Sending = 'sent' | 'tooSoon' | 'locked' | 'unsent';

/** What became of a typed code. */
export type Matching = 'right' | 'wrong' | 'none' | 'locked';

const subjectOf = (mobile: string, purpose: Purpose, action: 'send' | 'match') => ({
  subject: `mobile:${mobile}`,
  action: `${purpose}-${action}`,
});

/** Returns the hash of a code under a key, which it names. */
function hashUnder(key: SigningKey, mobile: string, purpose: Purpose, code: string): string {
  const hash = hmac(key, 'one-time codes', `${purpose}:${mobile}:${code}`).toString('hex');
  return `${key.id}:${hash}`;
}

const hashOf = ({ config }: Context, mobile: string, purpose: Purpose, code: string) =>
  hashUnder(currentKey(config), mobile, purpose, code);

/** Returns the hashes of a typed code under each key of the settings: codes live on when the key changes. */
const hashesOf = ({ config }: Context, mobile: string, purpose: Purpose, typed: string) =>
  signingKeys(config).map((key) => hashUnder(key, mobile, purpose, typed));

async function isLocked(context: Context, mobile: string, purpose: Purpose): Promise<boolean> {
  const { db, clock } = context;
  for (const action of ['send', 'match'] as const) {
    const subject = subjectOf(mobile, purpose, action);
    if (await lockedSince(db, subject, limit, clock())) return true;
  }
  return false;
}

function refuseLocked({ record }: Context, mobile: string): 'locked' {
  record('attempt refused', { subject: mobile, reason: 'number locked' });
  return 'locked';
}

const resendableAt = (now: Date, purpose: Purpose) => {
  const seconds = purpose === 'reset' ? forgotOtpResendSeconds : otpResendSeconds;
  return new Date(now.getTime() - seconds * 1000);
};

async function isTooSoon({ db }: Context, mobile: string, purpose: Purpose, now: Date) {
  const last = await findCode(db, mobile, purpose);
  return last !== undefined && last.usedOn === null && last.sentOn > resendableAt(now, purpose);
}

/** Hands a code to the message gateway; false when that does not answer. */
async function deliver(context: Context, code: Code, otp: string): Promise<boolean> {
  const { db, sms, language, record } = context;
  try {
    await sms.send(code.mobile, message(language, 'sms.otp', { otp }), otp);
    return true;
  } catch (error) {
    await deleteCode(db, code);
    if (!(error instanceof GatewayUnavailable)) throw error;
    record('code not sent', { subject: code.mobile });
    return false;
  }
}

/** Sends a fresh code to a number, at most five in 30 minutes and one in 120 seconds. */
export async function sendCode(
  context: Context,
  mobile: string,
  purpose: Purpose,
): Promise<Sending> {
  const { db, clock, random, record } = context;
  const now = clock();
  if (await isLocked(context, mobile, purpose)) return refuseLocked(context, mobile);
  if (await isTooSoon(context, mobile, purpose, now)) return 'tooSoon';
  const attempt = await countAttempt(db, subjectOf(mobile, purpose, 'send'), limit, now);
  if (attempt.lockedOn) {
    record('number locked', { subject: mobile });
    return 'locked';
  }
  const otp = String(random.below(10 ** otpDigits)).padStart(otpDigits, '0');
  const code = { mobile, purpose, codeHash: hashOf(context, mobile, purpose, otp) };
  if (!(await saveCode(db, code, now, resendableAt(now, purpose)))) return 'tooSoon';
  if (!(await deliver(context, code, otp))) return 'unsent';
  record('code sent', { subject: mobile });
  return 'sent';
}

/** Returns the status of a call that sent a code: 503 when the message gateway does not answer. */
export function sendingStatus(sending: Sending, locked: 401 | 405): number {
  if (sending === 'locked') return locked;
  return sending === 'unsent' ? 503 : 200;
}

/**
 * Compares a typed code; the fifth wrong one locks the number for 30 minutes, whatever is sent since.
 * The attempt is counted before the comparison, so parallel guesses cannot exceed the limit.
 */
export async function matchCode(
  context: Context,
  mobile: string,
  purpose: Purpose,
  typed: string,
): Promise<Matching> {
  const { db, clock, random, cookies, record } = context;
  if (await isRateLimited(context, matchLimit)) return 'locked';
  const now = clock();
  if (await isLocked(context, mobile, purpose)) return refuseLocked(context, mobile);
  const subject = subjectOf(mobile, purpose, 'match');
  if ((await countAttempt(db, subject, limit, now)).lockedOn) return refuseLocked(context, mobile);
  const oldest = new Date(now.getTime() - otpLifeMs);
  const codeHashes = hashesOf(context, mobile, purpose, typed);
  const browserToken = random.token(32);
  const code = { mobile, purpose, codeHashes };
  if (await useCode(db, code, tokenHashOf(browserToken), oldest, now)) {
    cookies.set(proofCookie(purpose), browserToken, rightMs[purpose]);
    await clearAttempts(db, subject);
    record('code accepted', { subject: mobile });
    return 'right';
  }
  record('code refused', { subject: mobile });
  if (await lockWhenUsedUp(db, subject, limit, now)) {
    record('number locked', { subject: mobile });
    return 'locked';
  }
  const sent = await findCode(db, mobile, purpose);
  const isAlive = sent !== undefined && sent.usedOn === null && sent.sentOn > oldest;
  return isAlive ? 'wrong' : 'none';
}

const proofCookie = (purpose: Purpose) => `proof-${purpose}`;

/** How long the right of a proved code lasts. */
const rightMs: Readonly<Record<Purpose, number>> = {
  register: mobileVerifiedMs,
  reset: resetRightMs,
  mobileOld: resetRightMs,
  mobileNew: resetRightMs,
};

function rightOf({ clock, cookies }: Context, mobile: string, purpose: Purpose): Right {
  const browserHash = tokenHashOf(cookies.get(proofCookie(purpose)) ?? '');
  const verifiedAfter = new Date(clock().getTime() - rightMs[purpose]);
  return { mobile, purpose, browserHash, verifiedAfter };
}

/** Returns whether this browser has lately proved the code of a number; the right stays. */
export function hasProvedCode(context: Context, mobile: string, purpose: Purpose) {
  return hasRight(context.db, rightOf(context, mobile, purpose));
}

/** Uses up the right of this browser to a number whose code it proved; false when it has none. */
export function consumeProvedCode(
  context: Context,
  db: Database,
  mobile: string,
  purpose: Purpose,
) {
  return useRight(db, rightOf(context, mobile, purpose));
}
