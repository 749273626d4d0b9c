import {
  forgotOtpResendSeconds,
  message,
  otpAttemptLimit,
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
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import type { Context } from '../../../handler.ts';
import { GatewayUnavailable } from '../../../ports/gateway.ts';
import { currentKey, hmac, signingKeys, type SigningKey } from '../../../ports/signingKeys.ts';
import {
  deleteCode,
  findCode,
  saveCode,
  consumeCode,
  type Code,
  type CodePurpose,
} from './codes.repository.ts';
import { proofCookie, verificationLifeMs } from './verifiedCode.ts';

const lockMs = otpLockMinutes * 60_000;
const codeLimit = { attempts: otpAttemptLimit, windowMs: lockMs, lockMs };

/** One address may type as many codes an hour as 60 numbers allow, and so lock no more of them. */
const verifyLimit = { action: 'code-match', requests: 60 * otpAttemptLimit, windowMs: 3_600_000 };

/** What became of a request for a code; `unsent` when the message gateway does not answer. */
export type SendResult = 'sent' | 'tooSoon' | 'locked' | 'unsent';

/** What became of a typed code. */
export type VerifyResult = 'right' | 'wrong' | 'none' | 'locked';

const getSubject = (mobile: string, purpose: CodePurpose, action: 'send' | 'match') => ({
  subject: `mobile:${mobile}`,
  action: `${purpose}-${action}`,
});

/** Returns the hash of a code under a key, which it names. */
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
  hashCodeWithKey(currentKey(config), mobile, purpose, code);

/** Returns the hashes of a typed code under each key of the settings: codes live on when the key changes. */
const hashCodeWithEachKey = (
  { config }: Context,
  mobile: string,
  purpose: CodePurpose,
  typed: string,
) => signingKeys(config).map((key) => hashCodeWithKey(key, mobile, purpose, typed));

async function isLocked(context: Context, mobile: string, purpose: CodePurpose): Promise<boolean> {
  const { db, clock } = context;
  for (const action of ['send', 'match'] as const) {
    const subject = getSubject(mobile, purpose, action);
    if (await findLockTime(db, subject, codeLimit, clock())) return true;
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

/** Hands a code to the message gateway; false when that does not answer. */
async function deliverCode(context: Context, code: Code, otp: string): Promise<boolean> {
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
  purpose: CodePurpose,
): Promise<SendResult> {
  const { db, clock, random, record } = context;
  const now = clock();
  if (await isLocked(context, mobile, purpose)) return refuseLocked(context, mobile);
  if (await isTooSoon(context, mobile, purpose, now)) return 'tooSoon';
  const attempt = await countAttempt(db, getSubject(mobile, purpose, 'send'), codeLimit, now);
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

/** Returns the status of a call that sent a code: 503 when the message gateway does not answer. */
export function getSendStatus(sending: SendResult, locked: 401 | 405): number {
  if (sending === 'locked') return locked;
  return sending === 'unsent' ? 503 : 200;
}

/**
 * Compares a typed code; the fifth wrong one locks the number for 30 minutes, whatever is sent since.
 * The attempt is counted before the comparison, so parallel guesses cannot exceed the limit.
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
  if ((await countAttempt(db, subject, codeLimit, now)).lockedOn)
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
  if (await lockIfExhausted(db, subject, codeLimit, now)) {
    record('number locked', { subject: mobile });
    return 'locked';
  }
  const sent = await findCode(db, mobile, purpose);
  const isAlive = sent !== undefined && sent.usedOn === null && sent.sentOn > oldest;
  return isAlive ? 'wrong' : 'none';
}
