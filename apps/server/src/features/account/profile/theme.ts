import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import type { MemberHandler } from '../../../handler.ts';

/** Answers api/users/theme: stores whether the pages are dark while the caller is logged in, on every device. */
export const themeSave: MemberHandler<'themeSave'> = async ({ theme }, { db, caller }) => {
  await db
    .update(users)
    .set({ isDark: theme === 'dark' })
    .where(eq(users.id, caller.userId));
  return { status: 200 };
};
