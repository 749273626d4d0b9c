import { asc, eq } from 'drizzle-orm';
import { contacts } from '../../db/schema/administration.ts';
import type { Handler } from '../../handler.ts';

/** Answers contact/list: the cards of the contact page in their editorial order. */
export const contactList: Handler<'contactList'> = async (_, { db }) => {
  const rows = await db
    .select()
    .from(contacts)
    .where(eq(contacts.isActive, true))
    .orderBy(asc(contacts.place), asc(contacts.id));
  const result = rows.map(({ id, uploadDoc, office, designation, phone, fax, email, address }) => ({
    contactId: id,
    office,
    designation,
    phone,
    fax,
    email,
    address,
    photo: uploadDoc,
  }));
  return { status: 200, result };
};
