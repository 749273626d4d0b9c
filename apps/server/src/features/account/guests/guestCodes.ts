import {
  citizenMobile,
  guestSessionMs,
  otpLifeMs,
  privacyNoticeVersion,
} from '@temple-land/portal-core';
import { citizenRole } from '../../../db/accounts/citizenRole.ts';
import { findCode } from '../../../db/accounts/codes.ts';
import { saveConsent } from '../../../db/accounts/consents.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import type { Database } from '../../../db/database.ts';
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import { sessions } from '../../../db/schema/account.ts';
import type { Context, Handler } from '../../../handler.ts';
import { findUserByMobile } from '../account.repository.ts';
import { getSendStatus, sendCode, verifyCode } from '../codes/otp.ts';
import { hashPassword } from '../passwords/passwordHash.ts';
import { createGuest, findGuest } from './guests.repository.ts';

const sendLimit = { action: 'report-send', requests: 20, windowMs: 3_600_000 };

const isMobileNumber = (mobile: string) => citizenMobile.test(mobile);

/**
 * Answers grievance/guest/sendotp: a code to the number of somebody who reports or follows a report without a login,
 * whether the number has an account or not. 400 not a number, 401 limit, 503 no message can be sent.
 */
export const guestCodeSend: Handler<'guestCodeSend'> = async ({ mobileno }, context) => {
  if (!isMobileNumber(mobileno)) return { status: 400 };
  if (await isRateLimited(context, sendLimit)) return { status: 401 };
  const sending = await sendCode(context, mobileno, 'report');
  return { status: getSendStatus(sending, 401) };
};

/** Returns whether a code was sent to a number after a captcha and is still valid. */
async function hasOpenCode({ db, clock }: Context, mobile: string): Promise<boolean> {
  const code = await findCode(db, mobile, 'report');
  const oldest = new Date(clock().getTime() - otpLifeMs);
  return code !== undefined && code.usedOn === null && code.sentOn > oldest;
}

/**
 * Answers grievance/guest/resendotp: another code instead of one that is still valid, which needed a captcha. 401 limit,
 * 500 within 120 seconds or without such a code, 503 no message can be sent.
 */
export const guestCodeResend: Handler<'guestCodeResend'> = async ({ mobileno }, context) => {
  if (await isRateLimited(context, sendLimit)) return { status: 401 };
  if (!(await hasOpenCode(context, mobileno))) return { status: 500 };
  const sending = await sendCode(context, mobileno, 'report');
  return { status: sending === 'tooSoon' ? 500 : getSendStatus(sending, 401) };
};

/** Returns the citizen of a confirmed number, created as a guest if it has no account; undefined for others. */
async function findOrCreateGuest(tx: Database, context: Context, mobile: string) {
  const known = (await findUserByMobile(tx, mobile)) ?? (await findGuest(tx, mobile));
  if (known) return known.userType === 'CI' && known.isBlocked === 0 ? known.id : undefined;
  const { clock, random } = context;
  const passwordHash = await hashPassword(random.token(32));
  const loginId = `guest-${random.token(12)}`.toLowerCase();
  const guest = { loginId, mobile, passwordHash, roleId: citizenRole, createdOn: clock() };
  const id = await createGuest(tx, guest);
  // Of two parallel requests the other one created the guest.
  if (id === undefined) return (await findGuest(tx, mobile))?.id;
  const consent = { purpose: 'service', noticeVersion: privacyNoticeVersion } as const;
  await saveConsent(tx, id, consent, clock());
  return id;
}

/**
 * Answers grievance/guest/matchotp: verifies the code and opens a session for the calls of guests. 401 limit, 403 the
 * number of an office or of a blocked account, 500 wrong or expired.
 */
export const guestCodeMatch: Handler<'guestCodeMatch'> = async ({ mobileno, otp }, context) => {
  const { db, clock, random, ip, browserName, record } = context;
  const matching = await verifyCode(context, mobileno, 'report', otp);
  if (matching !== 'right') return { status: matching === 'locked' ? 401 : 500 };
  const now = clock();
  const token = random.token(32);
  const userId = await db.transaction(async (tx) => {
    const id = await findOrCreateGuest(tx, context, mobileno);
    if (id === undefined) return undefined;
    const origin = { address: ip, browserName };
    const session = { tokenHash: hashToken(token), userId: id, isGuest: true, ...origin };
    await tx.insert(sessions).values({ ...session, createdOn: now, usedOn: now });
    return id;
  });
  if (userId === undefined) {
    record('attempt refused', { subject: mobileno, reason: 'not a citizen' });
    return { status: 403 };
  }
  const endsOn = new Date(now.getTime() + guestSessionMs).toISOString();
  return { status: 200, result: { token, endsOn } };
};
