import { eq } from 'drizzle-orm';
import { listOfferedLanguages } from '@temple-land/portal-core';
import { readOfficeDetails } from '../../../db/office/officeDetails.ts';
import { users } from '../../../db/schema/account.ts';
import type { MemberHandler } from '../../../handler.ts';

/** Answers api/users/display: stores the language and the text size of the caller's pages on every device. */
export const displaySave: MemberHandler<'displaySave'> = async (
  { pageLanguage, textSize },
  { db, caller },
) => {
  const offered = listOfferedLanguages((await readOfficeDetails(db)).details);
  await db
    .update(users)
    .set({
      pageLanguage: pageLanguage ?? '',
      textSize,
      ...(pageLanguage && offered.includes(pageLanguage) && { language: pageLanguage }),
    })
    .where(eq(users.id, caller.userId));
  return { status: 200 };
};
