import { citizenMobile, message } from '@temple-land/portal-core';
import { requestApproval } from '../../../approvals/requestApproval.ts';
import type { ChangeTransaction } from '../../../approvals/change.ts';
import { Refused } from '../../../approvals/refused.ts';
import { audit, changedFields } from '../../../db/activity/audit.ts';
import { isUniqueViolation } from '../../../db/errors/sqlState.ts';
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser, findUserByMobile, setMobile, type User } from '../account.repository.ts';
import {
  hasProvedCode,
  matchCode,
  sendCode,
  sendingStatus,
  consumeProvedCode,
} from '../codes/otp.ts';

const sendLimit = { action: 'mobile-send', requests: 60, windowMs: 3_600_000 };

const unproven = ({ language }: SignedIn) => ({
  status: 403,
  message: message(language, 'profile.mobile.proveFirst'),
});

const isProven = (context: SignedIn, { mobile }: User) =>
  hasProvedCode(context, mobile, 'mobileOld');

/**
 * Answers api/users/mobile/sendotp: a code to the caller's present number, or, once that one is proven,
 * to the new number. 400 no number, 401 limit, 403 present number unproven, 500 number taken, 503 no
 * message can be sent.
 */
export const mobileChangeSend: MemberHandler<'mobileChangeSend'> = async (
  { mobileno },
  context,
) => {
  const { db, caller } = context;
  if (!citizenMobile.test(mobileno)) return { status: 400 };
  if (await isRateLimited(context, sendLimit)) return { status: 401 };
  const user = await findUser(db, caller.userId);
  if (!user || user.mobile === '') return unproven(context);
  const isPresent = mobileno === user.mobile;
  if (!isPresent) {
    if (!(await isProven(context, user))) return unproven(context);
    if (await findUserByMobile(db, mobileno)) {
      context.record('existing account told', { subject: mobileno });
      return { status: 500 };
    }
  }
  const sending = await sendCode(context, mobileno, isPresent ? 'mobileOld' : 'mobileNew');
  return { status: sendingStatus(sending, 401) };
};

async function tellOldNumber(context: SignedIn, { id, mobile }: User, number: string) {
  const { sms, language, record } = context;
  const hidden = `******${number.slice(-4)}`;
  try {
    await sms.send(mobile, message(language, 'sms.mobileChanged', { number: hidden }));
  } catch {
    record('message not sent', { userId: id });
  }
}

/** How the change of a number ended: the proof may be gone, and an administrator's change waits. */
type Changed = 'unproven' | 'changed' | 'waiting';

async function ask(work: ChangeTransaction, user: User, mobile: string): Promise<'waiting'> {
  await requestApproval(work, {
    kind: 'ownMobile',
    userId: user.id,
    before: { mobile: user.mobile },
    after: { mobile },
    reason: '',
  });
  return 'waiting';
}

/** Uses the proof of the present number up and changes it, or asks a second administrator to. */
async function change(context: SignedIn, user: User, mobile: string): Promise<Changed> {
  const { db } = context;
  const afterCommit: ChangeTransaction['afterCommit'] = [];
  const changed = await db.transaction(async (tx): Promise<Changed> => {
    if (!(await consumeProvedCode(context, tx, user.mobile, 'mobileOld'))) return 'unproven';
    if (user.userType === 'A') return ask({ tx, context, afterCommit }, user, mobile);
    await setMobile(tx, user, mobile);
    await audit(tx, context, {
      action: 'UPDATE',
      remark: `mobile number of ${user.id}`,
      changedFields: changedFields({ mobileNo: user.mobile }, { mobileNo: mobile }),
    });
    return 'changed';
  });
  for (const run of afterCommit) await run();
  return changed;
}

/**
 * Answers api/users/mobile/matchotp: proves the present number, or changes it to the new one whose code
 * is right; that of an administrator waits for a second one (202). 401 limit, 403 present number unproven,
 * 409 number taken meanwhile or a change waiting, 500 wrong or expired.
 */
export const mobileChangeMatch: MemberHandler<'mobileChangeMatch'> = async (input, context) => {
  const { db, caller, record } = context;
  const user = await findUser(db, caller.userId);
  if (!user || user.mobile === '') return unproven(context);
  const isPresent = input.mobileno === user.mobile;
  if (!isPresent && !(await isProven(context, user))) return unproven(context);
  const purpose = isPresent ? 'mobileOld' : 'mobileNew';
  const matching = await matchCode(context, input.mobileno, purpose, input.otp);
  if (matching !== 'right') return { status: matching === 'locked' ? 401 : 500 };
  if (isPresent) return { status: 200 };
  try {
    const changed = await change(context, user, input.mobileno);
    if (changed === 'unproven') return unproven(context);
    if (changed === 'waiting') return { status: 202, isWaiting: true };
  } catch (error) {
    if (isUniqueViolation(error)) return { status: 409 };
    if (error instanceof Refused) {
      return { status: 409, message: message(context.language, error.fault.key) };
    }
    throw error;
  }
  record('mobile number changed', { userId: user.id });
  await tellOldNumber(context, user, input.mobileno);
  return { status: 200 };
};
