import { signInsKeptMs, type SignInOutcome } from '@temple-land/portal-core';
import { addAuditEntry } from '../../../db/activity/audit.ts';
import { endSessions } from '../../../db/accounts/sessions.ts';
import { hashToken } from '../../../db/accounts/sessionToken.ts';
import type { Context, MemberHandler } from '../../../handler.ts';
import type { User } from '../account.repository.ts';
import { addSignIn, listDevices, listSessions, listSignIns } from './signIns.repository.ts';
import { notifyUser } from '../../../db/notifications/notifyUser.ts';

const deviceCookie = 'device';
const deviceTokenPattern = /^[\w-]{20,64}$/;
const shownSignIns = 20;

/** Records a refused sign-in of a user, with address and browser as seen by the server. */
export async function recordRefusedSignIn(
  { db, clock, ip, browserName }: Context,
  userId: number,
  outcome: Exclude<SignInOutcome, 'signedIn'>,
): Promise<void> {
  await addSignIn(db, { userId, at: clock(), address: ip, browserName, outcome });
}

/** Returns the token that identifies this browser; a new token for a new browser. */
function getDeviceToken({ cookies, random }: Context): string {
  const known = cookies.get(deviceCookie) ?? '';
  return deviceTokenPattern.test(known) ? known : random.token(32);
}

/** Records a sign-in and notifies the user of a new device. */
export async function recordSignIn(context: Context, user: User): Promise<void> {
  const { db, clock, cookies, ip, browserName } = context;
  const token = getDeviceToken(context);
  const deviceHash = hashToken(token);
  const devices = await listDevices(db, user.id);
  const place = { address: ip, browserName };
  await addSignIn(db, { userId: user.id, at: clock(), ...place, outcome: 'signedIn', deviceHash });
  cookies.set(deviceCookie, token, signInsKeptMs);
  const isNew = devices.length > 0 && !devices.includes(deviceHash);
  if (isNew)
    await notifyUser(context, user, 'sms.newDevice', { browser: browserName, address: ip });
}

/** Answers api/users/sessions: the caller's open sessions and latest sign-ins, newest first. */
export const sessionList: MemberHandler<'sessionList'> = async (_, { db, caller }) => {
  const open = await listSessions(db, caller.userId);
  const latest = await listSignIns(db, caller.userId, shownSignIns);
  return {
    status: 200,
    result: {
      sessions: open.map(({ tokenHash, createdOn, usedOn, address, browserName }) => ({
        isCurrent: tokenHash === caller.tokenHash,
        createdOn: createdOn.toISOString(),
        usedOn: usedOn.toISOString(),
        address,
        browserName,
      })),
      signIns: latest.map(({ at, address, browserName, outcome }) => ({
        at: at.toISOString(),
        address,
        browserName,
        outcome: outcome as SignInOutcome,
      })),
    },
  };
};

/** Answers api/users/sessions/end: ends every session of the caller, this one too, and their sockets. */
export const sessionsEnd: MemberHandler<'sessionsEnd'> = async (_, context) => {
  const { db, caller, record } = context;
  await db.transaction(async (tx) => {
    await endSessions(tx, caller.userId);
    await addAuditEntry(tx, context, { action: 'LOGOUT', remark: 'everywhere', changedFields: [] });
  });
  record('logged out', { userId: caller.userId });
  return { status: 200 };
};
