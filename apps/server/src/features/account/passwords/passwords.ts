import * as v from 'valibot';
import {
  ChangedPassword,
  ForgotNewPassword,
  message,
  type MessageKey,
} from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { announce } from '../../../db/liveEvents.ts';
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import { endSessions } from '../../../db/accounts/sessions.ts';
import type { Context, Handler, MemberHandler } from '../../../handler.ts';
import { findUser, findUserByMobile, updatePassword, type User } from '../account.repository.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { isCurrentPasswordCorrect } from './currentPassword.ts';
import { verifyCode, sendCode, getSendStatus } from '../codes/otp.ts';
import { consumeVerifiedCode } from '../codes/verifiedCode.ts';
import { hashPassword } from './passwordHash.ts';
import { clearConsecutivePasswords } from './consecutivePasswords.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';

const sendLimit = { action: 'reset-send', requests: 60, windowMs: 3_600_000 };

const answerWithMessage = ({ language }: Context, status: number, key: MessageKey) => ({
  status,
  message: message(language, key),
});

function validateNewPassword(
  schema: v.GenericSchema<string>,
  password: string,
): MessageKey | undefined {
  const parsed = v.safeParse(schema, password, { abortPipeEarly: true });
  if (!parsed.success) return parsed.issues[0].message as MessageKey;
  return isCommonPassword(password) ? 'password.common' : undefined;
}

async function replacePassword(
  context: Context,
  user: User,
  password: string,
  chengeType: 'changePassword' | 'forgetPassword',
): Promise<void> {
  const { db, record } = context;
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await updatePassword(tx, user.id, passwordHash, chengeType === 'changePassword');
    await clearConsecutivePasswords(tx, user.loginId);
    await announce(tx, { kind: 'password', userId: user.id, chengeType });
    const ended = await endSessions(tx, user.id);
    for (const tokenHash of ended) {
      const actor = { ...context, caller: { ...user, userId: user.id, tokenHash } };
      await addAuditEntry(tx, actor, {
        action: 'LOGOUT',
        remark: 'passwordChanged',
        changedFields: [],
      });
    }
  });
  record('password changed', { userId: user.id });
  await notifyUser(context, user, 'sms.passwordChanged');
}

/** Answers api/sendotp: 401 unknown user, 405 limit, 503 no message can be sent. */
export const forgotSend: Handler<'forgotSend'> = async ({ mobileNo }, context) => {
  const { db, random } = context;
  const shut = { OTP: '', message: '', userId: '' };
  if (await isRateLimited(context, sendLimit)) return { status: 405, ...shut };
  if (!(await findUserByMobile(db, mobileNo))) {
    context.record('missing account disclosed', { subject: mobileNo });
    return { status: 401, ...shut };
  }
  const sending = await sendCode(context, mobileNo, 'reset');
  const status = getSendStatus(sending, 405);
  return { status, ...shut, userId: status === 200 ? random.token(16) : '' };
};

/** Answers api/matchotp: 401 wrong, 403 no valid code, 405 limit. */
export const forgotMatch: Handler<'forgotMatch'> = async ({ mobileNo, otp }, context) => {
  const matching = await verifyCode(context, mobileNo, 'reset', otp);
  if (matching === 'right') return { status: 200 };
  if (matching === 'locked') return { status: 405 };
  return matching === 'wrong'
    ? { status: 401 }
    : answerWithMessage(context, 403, 'forgot.otp.requestNew');
};

/** Answers api/setnewpassword: requires a code that this browser verified in the last ten minutes. */
export const forgotSet: Handler<'forgotSet'> = async (input, context) => {
  const { db } = context;
  const fault = validateNewPassword(ForgotNewPassword, input.newPassword);
  if (fault) return answerWithMessage(context, 400, fault);
  if (input.newPassword !== input.confirmPassword)
    return answerWithMessage(context, 110, 'change.mismatch');
  const user = await findUserByMobile(db, input.mobileNo);
  const hasRight = user && (await consumeVerifiedCode(context, db, input.mobileNo, 'reset'));
  if (!hasRight) {
    context.record('attempt refused', { subject: input.mobileNo, reason: 'no proved code' });
    return answerWithMessage(context, 401, 'forgot.otp.invalid');
  }
  await replacePassword(context, user, input.newPassword, 'forgetPassword');
  return answerWithMessage(context, 200, 'forgot.success');
};

/** Answers api/users/changepassword, for the caller alone; wrong current passwords count as at login. */
export const changePassword: MemberHandler<'changePassword'> = async (input, context) => {
  const { db, caller } = context;
  const user = await findUser(db, caller.userId);
  if (!user || input.userId !== caller.userId) return { status: 403 };
  const fault = validateNewPassword(ChangedPassword, input.newPassword);
  if (fault) return answerWithMessage(context, 400, fault);
  if (input.newPassword === input.currentPassword)
    return answerWithMessage(context, 409, 'change.same');
  if (input.newPassword !== input.confirmPassword)
    return answerWithMessage(context, 400, 'change.mismatch');
  if (!(await isCurrentPasswordCorrect(context, user, input.currentPassword))) {
    return answerWithMessage(context, 401, 'change.currentIncorrect');
  }
  await replacePassword(context, user, input.newPassword, 'changePassword');
  return answerWithMessage(context, 200, 'change.success');
};
