import { createHmac } from 'node:crypto';
import {
  message,
  otpAttemptLimit,
  otpDigits,
  otpLifeMs,
  otpLockMinutes,
  otpResendSeconds,
} from '@temple-land/portal-core';
import { clearAttempts, lockedSince, lockSubject, raiseAttempts } from '../../db/attempts.ts';
import type { Context } from '../../handler.ts';
import { findCode, putCode, useCode, type Purpose } from './codes.repository.ts';

const lockMs = otpLockMinutes * 60_000;

/** What became of a request for a code. */
export type Sending = 'sent' | 'tooSoon' | 'locked';

/** What became of a typed code. */
export type Matching = 'right' | 'wrong' | 'none' | 'locked';

const subjectOf = (mobile: string, purpose: Purpose, action: 'send' | 'match') => ({
  subject: `mobile:${mobile}`,
  action: `${purpose}-${action}`,
});

function hashOf({ config }: Context, mobile: string, purpose: Purpose, code: string): string {
  const key = config.CODE_KEY || 'demo-code-key';
  return createHmac('sha256', key).update(`${purpose}:${mobile}:${code}`).digest('hex');
}

async function isLocked(context: Context, mobile: string, purpose: Purpose): Promise<boolean> {
  const { db, clock } = context;
  for (const action of ['send', 'match'] as const) {
    if (await lockedSince(db, subjectOf(mobile, purpose, action), lockMs, clock())) return true;
  }
  return false;
}

/** Sends a fresh code to a number, at most five in 30 minutes and one in 120 seconds. */
export async function sendCode(
  context: Context,
  mobile: string,
  purpose: Purpose,
): Promise<Sending> {
  const { db, clock, chance, sms, language } = context;
  const now = clock();
  if (await isLocked(context, mobile, purpose)) return 'locked';
  const last = await findCode(db, mobile, purpose);
  const isUsable = last !== undefined && last.usedOn === null;
  if (isUsable && now.getTime() < last.sentOn.getTime() + otpResendSeconds * 1000) return 'tooSoon';
  const subject = subjectOf(mobile, purpose, 'send');
  if ((await raiseAttempts(db, subject, lockMs, now)) > otpAttemptLimit) {
    await lockSubject(db, subject, now);
    return 'locked';
  }
  const otp = String(chance.below(10 ** otpDigits)).padStart(otpDigits, '0');
  await putCode(db, mobile, purpose, hashOf(context, mobile, purpose, otp), now);
  await sms.send(mobile, message(language, 'sms.otp', { otp }), otp);
  return 'sent';
}

/** Compares a typed code; the fifth wrong one locks the number for 30 minutes, whatever is sent since. */
export async function matchCode(
  context: Context,
  mobile: string,
  purpose: Purpose,
  typed: string,
): Promise<Matching> {
  const { db, clock } = context;
  const now = clock();
  if (await isLocked(context, mobile, purpose)) return 'locked';
  const subject = subjectOf(mobile, purpose, 'match');
  const attempt = await raiseAttempts(db, subject, lockMs, now);
  if (attempt > otpAttemptLimit) return 'locked';
  const oldest = new Date(now.getTime() - otpLifeMs);
  const hash = hashOf(context, mobile, purpose, typed);
  if (await useCode(db, mobile, purpose, hash, oldest, now)) {
    await clearAttempts(db, subject);
    return 'right';
  }
  if (attempt >= otpAttemptLimit) {
    await lockSubject(db, subject, now);
    return 'locked';
  }
  const code = await findCode(db, mobile, purpose);
  const isAlive = code !== undefined && code.usedOn === null && code.sentOn > oldest;
  return isAlive ? 'wrong' : 'none';
}
