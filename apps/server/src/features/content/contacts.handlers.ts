import { asc, eq } from 'drizzle-orm';
import { contactText } from '../../db/query/contentTexts.ts';
import { contacts } from '../../db/schema/administration.ts';
import type { Handler } from '../../handler.ts';

/** Answers contact/list: the cards of the contact page in their editorial order. */
export const contactList: Handler<'contactList'> = async (_, { db, language }) => {
  const result = await db
    .select({
      contactId: contacts.id,
      ...contactText(language),
      phone: contacts.phone,
      fax: contacts.fax,
      email: contacts.email,
      photo: contacts.uploadDoc,
    })
    .from(contacts)
    .where(eq(contacts.isActive, true))
    .orderBy(asc(contacts.place), asc(contacts.id));
  return { status: 200, result };
};
