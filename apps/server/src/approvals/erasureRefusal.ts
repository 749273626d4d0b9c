import { eq } from 'drizzle-orm';
import { endErasure, lockWaitingErasure } from '../db/erasure/erasureRequests.ts';
import { notifyUser } from '../db/notifications/notifyUser.ts';
import { users } from '../db/schema/account.ts';
import type { ChangeKind } from './change.ts';

/** The refusal of a request for erasure: the account stays, and the person is told. */
export const erasureRefusal: ChangeKind = {
  readPresent: async (tx, { userId }) => {
    const request = userId === null ? undefined : await lockWaitingErasure(tx, userId);
    return request && { erasure: request.number };
  },
  apply: async ({ tx, context, afterCommit }, { userId, reason }) => {
    if (userId === null) return;
    const end = { state: 'refused', endedOn: context.clock(), reason, counts: null } as const;
    const request = await endErasure(tx, userId, end);
    if (!request) return;
    afterCommit.push(async () => {
      const [user] = await context.db.select().from(users).where(eq(users.id, userId));
      if (user) await notifyUser(context, user, 'sms.erasureRefused', { number: request.number });
    });
  },
};
