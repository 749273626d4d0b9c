import * as v from 'valibot';
import {
  citizenMobile,
  message,
  privacyNoticeVersion,
  RegistrationForm,
} from '@temple-land/portal-core';
import { citizenRole } from '../../../db/accounts/citizenRole.ts';
import { isConfirmedAtOnce, sendEmailLink } from '../../../db/accounts/emailLink.ts';
import { saveConsent } from '../../../db/accounts/consents.ts';
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import type { Context, Handler } from '../../../handler.ts';
import { createUser, findUserByMobile } from '../account.repository.ts';
import { isCommonPassword } from '../passwords/commonPasswords.ts';
import { verifyCode, sendCode, getSendStatus } from '../codes/otp.ts';
import { consumeVerifiedCode } from '../codes/verifiedCode.ts';
import { hashPassword } from '../passwords/passwordHash.ts';

const sendLimit = { action: 'register-send', requests: 60, windowMs: 3_600_000 };

/** Returns whether a number has an account; records in the security log that this was disclosed. */
async function isNumberRegistered(context: Context, mobileno: string): Promise<boolean> {
  if (!(await findUserByMobile(context.db, mobileno))) return false;
  context.record('existing account disclosed', { subject: mobileno });
  return true;
}

const isMobileNumber = (mobile: string) => citizenMobile.test(mobile);

/** Answers userregister/savemobileno: 401 limit, 500 number present, 400 not a number, 503 no message can be sent. */
export const sendRegOtp: Handler<'sendRegOtp'> = async ({ mobileno }, context) => {
  const OTP = '';
  if (!isMobileNumber(mobileno)) return { status: 400, OTP };
  if (await isRateLimited(context, sendLimit)) return { status: 401, OTP };
  if (await isNumberRegistered(context, mobileno)) return { status: 500, OTP };
  const sending = await sendCode(context, mobileno, 'register');
  return { status: getSendStatus(sending, 401), OTP };
};

/** Answers userregister/varifiedotp: 401 limit, 500 wrong or expired. */
export const verifyRegOtp: Handler<'verifyRegOtp'> = async ({ mobileno, otp }, context) => {
  const matching = await verifyCode(context, mobileno, 'register', otp);
  if (matching === 'right') return { status: 200 };
  return { status: matching === 'locked' ? 401 : 500 };
};

/**
 * Answers userregister/updatemobilenos: 401 limit, 500 within 120 seconds or for a number with an account, 503 no
 * message can be sent.
 */
export const resendRegOtp: Handler<'resendRegOtp'> = async ({ mobileno }, context) => {
  if (!isMobileNumber(mobileno)) return { status: 500 };
  if (await isRateLimited(context, sendLimit)) return { status: 401 };
  if (await isNumberRegistered(context, mobileno)) return { status: 500 };
  const sending = await sendCode(context, mobileno, 'register');
  return { status: sending === 'tooSoon' ? 500 : getSendStatus(sending, 401) };
};

/** Rolls back the registration, so that the number stays verified. */
class DuplicateAccountError extends Error {}

async function createCitizen(
  context: Context,
  form: RegistrationForm,
): Promise<'created' | 'unverified'> {
  const { db, clock, language } = context;
  const { fullName, mobileno, emailId, password } = form;
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const now = clock();
    const isEmailConfirmed = isConfirmedAtOnce(context, emailId);
    if (!(await consumeVerifiedCode(context, tx, mobileno, 'register'))) return 'unverified';
    const id = await createUser(tx, {
      loginId: mobileno,
      fullName,
      userType: 'CI',
      roleId: citizenRole,
      mobile: mobileno,
      email: emailId,
      isEmailConfirmed,
      passwordHash,
      language,
      createdOn: now,
    });
    if (id === undefined) throw new DuplicateAccountError();
    await saveConsent(tx, id, { purpose: 'service', noticeVersion: privacyNoticeVersion }, now);
    if (!isEmailConfirmed) await sendEmailLink(tx, context, { id, language }, emailId);
    return 'created';
  });
}

/**
 * Answers userregister/saveuser: creates a citizen (CI) whose number this browser verified in the last 30 minutes; an
 * e-mail address is confirmed by the link that is sent to it.
 */
export const register: Handler<'register'> = async (input, context) => {
  if (input.password !== input.conformPassword) return { status: 110 };
  const form = v.safeParse(RegistrationForm, input);
  if (!form.success) return { status: 400 };
  const { mobileno, password } = form.output;
  if (isCommonPassword(password)) {
    return { status: 400, message: message(context.language, 'password.common') };
  }
  if (await isNumberRegistered(context, mobileno)) return { status: 111 };
  try {
    if ((await createCitizen(context, form.output)) === 'unverified') {
      context.record('attempt refused', { subject: mobileno, reason: 'no proved code' });
      return { status: 403 };
    }
  } catch (error) {
    if (error instanceof DuplicateAccountError) return { status: 111 };
    throw error;
  }
  context.record('account registered', { subject: mobileno });
  return { status: 200 };
};
