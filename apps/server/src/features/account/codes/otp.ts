import { toLookup } from '../../../ports/fieldKeys.ts';
import {
  forgotOtpResendSeconds,
  otpDigits,
  otpLifeMs,
  otpLockMinutes,
  otpResendSeconds,
} from '@temple-land/portal-core';
import {
  clearAttempts,
  countAttempt,
  findLockTime,
  lockIfExhausted,
} from '../../../db/limits/attempts.ts';
import type { Database } from '../../../db/database.ts';
import { readLimit } from '../../../db/limits/officeLimits.ts';
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import type { Context } from '../../../handler.ts';
import { GatewayUnavailable } from '../../../ports/fetchGateway.ts';
import {
  getCurrentKey,
  hmac,
  listSigningKeys,
  type SigningKey,
} from '../../../ports/signingKeys.ts';
import {
  deleteCode,
  findCode,
  saveCode,
  consumeCode,
  proofCookie,
  type Code,
  type CodePurpose,
} from '../../../db/accounts/codes.ts';
import { verificationLifeMs } from './verifiedCode.ts';

const lockMs = otpLockMinutes * 60_000;
const readCodeLimit = async (db: Database, now: Date) => ({
  attempts: await readLimit(db, 'codeAttempts', now),
  windowMs: lockMs,
  lockMs,
});

/** One address can enter as many codes an hour as 60 numbers allow, so that it cannot lock more numbers. */
const verifyLimit = { action: 'code-match', requests: 300, windowMs: 3_600_000 };

/** The result of sending a code; `unsent` if the message gateway does not answer. */
export type SendResult = 'sent' | 'tooSoon' | 'locked' | 'unsent';

/** The result of verifying a code. */
export type VerifyResult = 'right' | 'wrong' | 'none' | 'locked';

const getSubject = (mobile: string, purpose: CodePurpose, action: 'send' | 'match') => ({
  subject: `mobile:${toLookup(mobile)}`,
  action: `${purpose}-${action}`,
});

/** Returns the keyed hash of a code, prefixed with the key id. */
function hashCodeWithKey(
  key: SigningKey,
  mobile: string,
  purpose: CodePurpose,
  code: string,
): string {
  const hash = hmac(key, 'one-time codes', `${purpose}:${mobile}:${code}`).toString('hex');
  return `${key.id}:${hash}`;
}

const hashCode = ({ config }: Context, mobile: string, purpose: CodePurpose, code: string) =>
  hashCodeWithKey(getCurrentKey(config), mobile, purpose, code);

/** Returns the hashes of a code with each configured key, so that codes stay valid after a key change. */
const hashCodeWithEachKey = (
  { config }: Context,
  mobile: string,
  purpose: CodePurpose,
  typed: string,
) => listSigningKeys(config).map((key) => hashCodeWithKey(key, mobile, purpose, typed));

async function isLocked(context: Context, mobile: string, purpose: CodePurpose): Promise<boolean> {
  const { db, clock } = context;
  for (const action of ['send', 'match'] as const) {
    const subject = getSubject(mobile, purpose, action);
    if (await findLockTime(db, subject, await readCodeLimit(db, clock()), clock())) return true;
  }
  return false;
}

function refuseLocked({ record }: Context, mobile: string): 'locked' {
  record('attempt refused', { subject: mobile, reason: 'number locked' });
  return 'locked';
}

const getResendTime = (now: Date, purpose: CodePurpose) => {
  const seconds = purpose === 'reset' ? forgotOtpResendSeconds : otpResendSeconds;
  return new Date(now.getTime() - seconds * 1000);
};

async function isTooSoon({ db }: Context, mobile: string, purpose: CodePurpose, now: Date) {
  const last = await findCode(db, mobile, purpose);
  return last !== undefined && last.usedOn === null && last.sentOn > getResendTime(now, purpose);
}

/** Sends a code by the message gateway; false if the gateway does not answer. */
async function deliverCode(context: Context, code: Code, otp: string): Promise<boolean> {
  const { db, sms, language, record } = context;
  try {
    const key = code.purpose === 'represent' ? 'sms.personCode' : 'sms.otp';
    await sms.send(code.mobile, await sms.compose(key, language, { otp }));
    return true;
  } catch (error) {
    await deleteCode(db, code);
    if (!(error instanceof GatewayUnavailable)) throw error;
    record('code not sent', { subject: code.mobile });
    return false;
  }
}

/** Sends a new code to a number, at most five in 30 minutes and one in 120 seconds. */
export async function sendCode(
  context: Context,
  mobile: string,
  purpose: CodePurpose,
): Promise<SendResult> {
  const { db, clock, random, record } = context;
  const now = clock();
  if (await isLocked(context, mobile, purpose)) return refuseLocked(context, mobile);
  if (await isTooSoon(context, mobile, purpose, now)) return 'tooSoon';
  const attempt = await countAttempt(
    db,
    getSubject(mobile, purpose, 'send'),
    await readCodeLimit(db, now),
    now,
  );
  if (attempt.lockedOn) {
    record('number locked', { subject: mobile });
    return 'locked';
  }
  const otp = String(random.below(10 ** otpDigits)).padStart(otpDigits, '0');
  const code = { mobile, purpose, codeHash: hashCode(context, mobile, purpose, otp) };
  if (!(await saveCode(db, code, now, getResendTime(now, purpose)))) return 'tooSoon';
  if (!(await deliverCode(context, code, otp))) return 'unsent';
  record('code sent', { subject: mobile });
  return 'sent';
}

/** Returns the status of a call that sends a code: 503 if the message gateway does not answer. */
export function getSendStatus(sending: SendResult, locked: 401 | 405): number {
  if (sending === 'locked') return locked;
  return sending === 'unsent' ? 503 : 200;
}

/**
 * Verifies a code; the fifth wrong one locks the number for 30 minutes, also for newer codes. The attempt is counted
 * before the comparison, so that parallel attempts cannot exceed the limit.
 */
export async function verifyCode(
  context: Context,
  mobile: string,
  purpose: CodePurpose,
  typed: string,
): Promise<VerifyResult> {
  const { db, clock, random, cookies, record } = context;
  if (await isRateLimited(context, verifyLimit)) return 'locked';
  const now = clock();
  if (await isLocked(context, mobile, purpose)) return refuseLocked(context, mobile);
  const subject = getSubject(mobile, purpose, 'match');
  if ((await countAttempt(db, subject, await readCodeLimit(db, now), now)).lockedOn)
    return refuseLocked(context, mobile);
  const oldest = new Date(now.getTime() - otpLifeMs);
  const codeHashes = hashCodeWithEachKey(context, mobile, purpose, typed);
  const browserToken = random.token(32);
  const code = { mobile, purpose, codeHashes };
  if (await consumeCode(db, code, hashToken(browserToken), oldest, now)) {
    cookies.set(proofCookie(purpose), browserToken, verificationLifeMs[purpose]);
    await clearAttempts(db, subject);
    record('code accepted', { subject: mobile });
    return 'right';
  }
  record('code refused', { subject: mobile });
  if (await lockIfExhausted(db, subject, await readCodeLimit(db, now), now)) {
    record('number locked', { subject: mobile });
    return 'locked';
  }
  const sent = await findCode(db, mobile, purpose);
  const isAlive = sent !== undefined && sent.usedOn === null && sent.sentOn > oldest;
  return isAlive ? 'wrong' : 'none';
}
