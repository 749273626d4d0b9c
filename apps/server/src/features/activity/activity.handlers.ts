import type { ActivityRecord } from '@temple-land/portal-core';
import { saveBrowserActivity } from '../../db/activity/browserActivity.ts';
import { RateLimited, enforceRateLimit } from '../../db/limits/rateLimit.ts';
import { getSessionDigest } from '../../db/accounts/sessionToken.ts';
import type { Caller, Handler } from '../../handler.ts';

const addressLimit = { action: 'activity', requests: 1200, windowMs: 60_000 };

/** Returns the user of the request's session; the browser cannot claim another user. */
function getIdentity(
  caller: Caller | undefined,
): Pick<ActivityRecord, 'userRoleId' | 'userId' | 'userSession' | 'fullName'> {
  if (caller === undefined) return { userRoleId: '', userId: '', userSession: '', fullName: '' };
  return {
    userRoleId: String(caller.roleId),
    userId: String(caller.userId),
    userSession: getSessionDigest(caller.tokenHash),
    fullName: caller.fullName,
  };
}

/**
 * Answers activityTracker/save: saves the record outside the chain, with the user of the session and the address and
 * time as seen by the server. HTTP 503 when the daily bytes of the address are used up.
 */
export const activitySave: Handler<'activitySave'> = async (record, context) => {
  const { db, config, clock, ip, caller } = context;
  await enforceRateLimit(context, addressLimit);
  const waitSeconds = await saveBrowserActivity(db, config, {
    record: JSON.stringify({ ...record, ...getIdentity(caller) }),
    seenIp: ip,
    userId: caller?.userId ?? null,
    at: clock(),
  });
  if (waitSeconds > 0) {
    context.record('limit reached', { reason: 'activity-bytes' });
    throw new RateLimited(waitSeconds);
  }
  return { status: 200 };
};
