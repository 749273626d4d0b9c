import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import type { MemberHandler } from '../../../handler.ts';
import { findUser } from '../account.repository.ts';
import { getSendStatus, sendCode, verifyCode } from './otp.ts';

const sendLimit = { action: 'apply-send', requests: 60, windowMs: 3_600_000 };

/**
 * Answers land/apply/sendotp: a code to the number of the caller's account, by which an application is confirmed. 401
 * limit, 404 an account without a number, 503 no message can be sent.
 */
export const confirmationSend: MemberHandler<'confirmationSend'> = async (_, context) => {
  if (await isRateLimited(context, sendLimit)) return { status: 401 };
  const user = await findUser(context.db, context.caller.userId);
  if (!user || user.mobile === '') return { status: 404 };
  const sending = await sendCode(context, user.mobile, 'apply');
  return { status: getSendStatus(sending, 401) };
};

/** Answers land/apply/matchotp: verifies the code. 401 limit, 404 an account without a number, 500 wrong or expired. */
export const confirmationMatch: MemberHandler<'confirmationMatch'> = async ({ otp }, context) => {
  const user = await findUser(context.db, context.caller.userId);
  if (!user || user.mobile === '') return { status: 404 };
  const matching = await verifyCode(context, user.mobile, 'apply', otp);
  if (matching === 'right') return { status: 200 };
  return { status: matching === 'locked' ? 401 : 500 };
};
