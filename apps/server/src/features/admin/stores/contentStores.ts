import { asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { htmlToText } from '@temple-land/portal-core';
import { contacts } from '../../../db/schema/administration.ts';
import { faqs, notices } from '../../../db/schema/content.ts';
import { htmlText } from '../../../db/query/htmlText.ts';
import { cleanHtml } from './cleanHtml.ts';
import { storeOf, type RecordTable } from './store.ts';

const maintained = (table: RecordTable & { isActive: PgColumn }) => ({
  table,
  isActive: sql<boolean>`${table.isActive}`,
  retired: { isActive: false },
  restored: { isActive: true },
  // Nothing refers to notices, questions and cards.
  isInUse: async () => false,
});

const notification = storeOf('notification', {
  ...maintained(notices),
  columns: {
    title: notices.title,
    description: notices.description,
    createdOn: notices.createdOn,
    uploadDoc: notices.uploadDoc,
  },
  label: notices.title,
  search: [notices.title, htmlText(notices.description)],
  order: [desc(notices.createdOn), desc(notices.id)],
  check: async ({ form }) =>
    htmlToText(cleanHtml(form.description)) === ''
      ? { status: 400, key: 'admin.required', field: 'description' }
      : undefined,
  values: ({ form, before, now }) => ({
    title: form.title,
    description: cleanHtml(form.description),
    ...(before ? {} : { createdOn: now }),
  }),
});

const faq = storeOf('faq', {
  ...maintained(faqs),
  columns: { place: faqs.place, question: faqs.question, answer: faqs.answer },
  label: faqs.question,
  search: [faqs.question, faqs.answer],
  order: [asc(faqs.place), asc(faqs.id)],
  values: ({ form }) => form,
});

const contact = storeOf('contact', {
  ...maintained(contacts),
  columns: {
    place: contacts.place,
    office: contacts.office,
    designation: contacts.designation,
    phone: contacts.phone,
    fax: contacts.fax,
    email: contacts.email,
    address: contacts.address,
    uploadDoc: contacts.uploadDoc,
  },
  label: contacts.office,
  search: [contacts.office, contacts.designation, contacts.address],
  order: [asc(contacts.place), asc(contacts.id)],
  check: async ({ form }) =>
    form.phone === '' && form.email === ''
      ? { status: 400, key: 'admin.reachable', field: 'phone' }
      : undefined,
  values: ({ form }) => form,
});

/** How notices, questions and contact cards are stored. */
export const contentStores = { notification, faq, contact };
