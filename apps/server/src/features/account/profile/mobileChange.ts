import { citizenMobile, message } from '@temple-land/portal-core';
import { requestApproval } from '../../../approvals/requestApproval.ts';
import type { RequestTransaction } from '../../../approvals/change.ts';
import { Refused } from '../../../approvals/refused.ts';
import { addAuditEntry, listChanges } from '../../../db/activity/audit.ts';
import { isUniqueViolation } from '../../../db/errors/sqlState.ts';
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser, findUserByMobile, updateMobile, type User } from '../account.repository.ts';
import { verifyCode, sendCode, getSendStatus } from '../codes/otp.ts';
import { hasVerifiedCode, consumeVerifiedCode } from '../codes/verifiedCode.ts';

const sendLimit = { action: 'mobile-send', requests: 60, windowMs: 3_600_000 };

const refuseUnverified = ({ language }: SignedIn) => ({
  status: 403,
  message: message(language, 'profile.mobile.proveFirst'),
});

const isCurrentNumberVerified = (context: SignedIn, { mobile }: User) =>
  hasVerifiedCode(context, mobile, 'mobileOld');

/**
 * Answers api/users/mobile/sendotp: a code to the caller's current number, or, after its verification, to the new
 * number. 400 no number, 401 limit, 403 current number not verified, 500 number taken, 503 no message can be sent.
 */
export const mobileChangeSend: MemberHandler<'mobileChangeSend'> = async (
  { mobileno },
  context,
) => {
  const { db, caller } = context;
  if (!citizenMobile.test(mobileno)) return { status: 400 };
  if (await isRateLimited(context, sendLimit)) return { status: 401 };
  const user = await findUser(db, caller.userId);
  if (!user || user.mobile === '') return refuseUnverified(context);
  const isPresent = mobileno === user.mobile;
  if (!isPresent) {
    if (!(await isCurrentNumberVerified(context, user))) return refuseUnverified(context);
    if (await findUserByMobile(db, mobileno)) {
      context.record('existing account disclosed', { subject: mobileno });
      return { status: 500 };
    }
  }
  const sending = await sendCode(context, mobileno, isPresent ? 'mobileOld' : 'mobileNew');
  return { status: getSendStatus(sending, 401) };
};

async function notifyOldNumber(context: SignedIn, { id, mobile }: User, number: string) {
  const { sms, language, record } = context;
  const hidden = `******${number.slice(-4)}`;
  try {
    const changed = await sms.compose('sms.mobileChanged', language, { number: hidden });
    await sms.send(mobile, changed);
  } catch {
    record('message not sent', { userId: id });
  }
}

/** The result of a change of number: an administrator's change waits for approval. */
type MobileChangeOutcome = 'unproven' | 'changed' | 'waiting';

async function requestChange(
  work: RequestTransaction,
  user: User,
  mobile: string,
): Promise<'waiting'> {
  await requestApproval(work, {
    kind: 'ownMobile',
    userId: user.id,
    before: { mobile: user.mobile },
    after: { mobile },
    reason: '',
  });
  return 'waiting';
}

/** Consumes the verification of the current number and changes it, or requests approval. */
async function changeMobile(
  context: SignedIn,
  user: User,
  mobile: string,
): Promise<MobileChangeOutcome> {
  return context.db.transaction(async (tx): Promise<MobileChangeOutcome> => {
    if (!(await consumeVerifiedCode(context, tx, user.mobile, 'mobileOld'))) return 'unproven';
    if (user.userType === 'A') return requestChange({ tx, context }, user, mobile);
    await updateMobile(tx, user, mobile);
    await addAuditEntry(tx, context, {
      action: 'UPDATE',
      remark: `mobile number of ${user.id}`,
      changedFields: listChanges({ mobileNo: user.mobile }, { mobileNo: mobile }),
    });
    return 'changed';
  });
}

/**
 * Answers api/users/mobile/matchotp: verifies the current number, or changes it to the new one with the correct code;
 * an administrator's change waits for approval (202). 401 limit, 403 current number not verified, 409 number taken or a
 * change pending, 500 wrong or expired.
 */
export const mobileChangeMatch: MemberHandler<'mobileChangeMatch'> = async (input, context) => {
  const { db, caller, record } = context;
  const user = await findUser(db, caller.userId);
  if (!user || user.mobile === '') return refuseUnverified(context);
  const isPresent = input.mobileno === user.mobile;
  if (!isPresent && !(await isCurrentNumberVerified(context, user)))
    return refuseUnverified(context);
  const purpose = isPresent ? 'mobileOld' : 'mobileNew';
  const matching = await verifyCode(context, input.mobileno, purpose, input.otp);
  if (matching !== 'right') return { status: matching === 'locked' ? 401 : 500 };
  if (isPresent) return { status: 200 };
  try {
    const changed = await changeMobile(context, user, input.mobileno);
    if (changed === 'unproven') return refuseUnverified(context);
    if (changed === 'waiting') return { status: 202, isWaiting: true };
  } catch (error) {
    if (isUniqueViolation(error)) return { status: 409 };
    if (error instanceof Refused) {
      return { status: 409, message: message(context.language, error.fault.key) };
    }
    throw error;
  }
  record('mobile number changed', { userId: user.id });
  await notifyOldNumber(context, user, input.mobileno);
  return { status: 200 };
};
