import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account.ts';
import type { MemberHandler } from '../../../handler.ts';

/** Answers api/users/display: stores the language and the text size of the caller's pages on every device. */
export const displaySave: MemberHandler<'displaySave'> = async (
  { pageLanguage, textSize },
  { db, caller },
) => {
  await db
    .update(users)
    .set({
      pageLanguage: pageLanguage ?? '',
      textSize,
      ...(pageLanguage && { language: pageLanguage }),
    })
    .where(eq(users.id, caller.userId));
  return { status: 200 };
};
