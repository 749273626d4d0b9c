import { eq, sql } from 'drizzle-orm';
import { audit } from '../../db/audit.ts';
import { users } from '../../db/schema/account.ts';
import { endSessions } from '../../db/sessions.ts';
import type { MemberHandler } from '../../handler.ts';

/** Answers api/admin/users/status: blocks a user and ends every session, or unblocks; 404, 409 self. */
export const adminUserBlock: MemberHandler<'adminUserBlock'> = async (input, context) => {
  const { db, caller, live, record } = context;
  const { userId, active } = input;
  if (userId === caller.userId) return { status: 409 };
  const isFound = await db.transaction(async (tx) => {
    const rows = await tx
      .update(users)
      .set({ isBlocked: active ? 0 : 1, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId))
      .returning({ id: users.id });
    if (rows.length === 0) return false;
    if (!active) await endSessions(tx, userId);
    const action = active ? 'UNBLOCK' : 'BLOCK';
    await audit(tx, context, { action, remark: `user ${userId}`, changedFields: [] });
    return true;
  });
  if (!isFound) return { status: 404 };
  if (!active) await live.sessionsEnded(userId);
  record(active ? 'account unblocked' : 'account blocked', { userId });
  return { status: 200 };
};
