import { formatDate } from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import {
  createErasure,
  endErasure,
  findNewestErasure,
  toErasureRequest,
} from '../../../db/erasure/erasureRequests.ts';
import { listKeptRecords, listObstacles } from '../../../db/erasure/erasureScope.ts';
import { isRateLimited } from '../../../db/limits/rateLimit.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';
import type { MemberHandler, SignedIn } from '../../../handler.ts';
import { findUser, type User } from '../account.repository.ts';
import { getSendStatus, sendCode, verifyCode } from '../codes/otp.ts';

const dayMs = 86_400_000;
const sendLimit = { action: 'erase-send', requests: 60, windowMs: 3_600_000 };

/** Answers api/users/erasure: the caller's newest request, what stands in its way, and what an erasure keeps. */
export const erasureState: MemberHandler<'erasureState'> = async (_, context) => {
  const { db, caller, clock, config } = context;
  const newest = await findNewestErasure(db, caller.userId);
  const result = {
    request: newest ? toErasureRequest(newest) : null,
    obstacles: await listObstacles(db, caller.userId, clock()),
    kept: await listKeptRecords(db, caller.userId, config),
    days: config.ERASURE_DAYS,
  };
  return { status: 200, result };
};

async function mayAsk({ db, caller, clock }: SignedIn): Promise<boolean> {
  const newest = await findNewestErasure(db, caller.userId);
  if (newest?.state === 'waiting') return false;
  return (await listObstacles(db, caller.userId, clock())).length === 0;
}

async function findReachable({ db, caller }: SignedIn): Promise<User | undefined> {
  const user = await findUser(db, caller.userId);
  return user && user.mobile !== '' ? user : undefined;
}

/**
 * Answers api/users/erasure/sendotp: a code to the caller's number. 401 limit, 404 an account without a number, 409 a
 * waiting request or something that stands in its way, 503 no message can be sent.
 */
export const erasureSend: MemberHandler<'erasureSend'> = async (_, context) => {
  if (await isRateLimited(context, sendLimit)) return { status: 401 };
  const user = await findReachable(context);
  if (!user) return { status: 404 };
  if (!(await mayAsk(context))) return { status: 409 };
  return { status: getSendStatus(await sendCode(context, user.mobile, 'erase'), 401) };
};

/**
 * Answers api/users/erasure/ask: with the correct code the account is erased after the days of the setting. 401 limit,
 * 404 an account without a number, 409 a waiting request or something that stands in its way, 500 wrong or expired.
 */
export const erasureAsk: MemberHandler<'erasureAsk'> = async ({ otp }, context) => {
  const { db, clock, caller, config } = context;
  const user = await findReachable(context);
  if (!user) return { status: 404 };
  if (!(await mayAsk(context))) return { status: 409 };
  const matching = await verifyCode(context, user.mobile, 'erase', otp);
  if (matching !== 'right') return { status: matching === 'locked' ? 401 : 500 };
  const askedOn = clock();
  const dueOn = new Date(askedOn.getTime() + config.ERASURE_DAYS * dayMs);
  const request = await db.transaction(async (tx) => {
    const created = await createErasure(tx, caller.userId, askedOn, dueOn);
    if (!created) return undefined;
    const remark = `erasure ${created.number}`;
    await addAuditEntry(tx, context, { action: 'ASK', remark, changedFields: [] });
    return created;
  });
  if (!request) return { status: 409 };
  const values = { number: request.number, date: formatDate(dueOn.toISOString()) };
  await notifyUser(context, user, 'sms.erasureAsked', values);
  return { status: 200 };
};

/** Answers api/users/erasure/withdraw: takes the caller's request back; 404 without a waiting one. */
export const erasureWithdraw: MemberHandler<'erasureWithdraw'> = async (_, context) => {
  const { db, clock, caller } = context;
  const request = await db.transaction(async (tx) => {
    const ended = await endErasure(tx, caller.userId, {
      state: 'withdrawn',
      endedOn: clock(),
      reason: '',
      counts: null,
    });
    if (!ended) return undefined;
    const remark = `erasure ${ended.number}`;
    await addAuditEntry(tx, context, { action: 'WITHDRAW', remark, changedFields: [] });
    return ended;
  });
  if (!request) return { status: 404 };
  const user = await findUser(db, caller.userId);
  if (user) await notifyUser(context, user, 'sms.erasureWithdrawn', { number: request.number });
  return { status: 200 };
};
