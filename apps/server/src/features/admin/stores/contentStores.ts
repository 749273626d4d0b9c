import { asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { htmlToText } from '@temple-land/portal-core';
import { contacts } from '../../../db/schema/administration.ts';
import { faqs, notices } from '../../../db/schema/content.ts';
import { htmlText } from '../../../db/query/htmlText.ts';
import { cleanHtml } from './cleanHtml.ts';
import { defineStore, type RecordTable } from './store.ts';

const maintained = (table: RecordTable & { isActive: PgColumn }) => ({
  table,
  isActive: sql<boolean>`${table.isActive}`,
  retiredValues: { isActive: false },
  restoredValues: { isActive: true },
  // No record refers to notices, questions and cards.
  isInUse: async () => false,
});

const notification = defineStore('notification', {
  ...maintained(notices),
  columns: {
    title: notices.title,
    description: notices.description,
    createdOn: notices.createdOn,
    uploadDoc: notices.uploadDoc,
  },
  label: notices.title,
  searchColumns: [notices.title, htmlText(notices.description)],
  defaultOrder: [desc(notices.createdOn), desc(notices.id)],
  validate: async ({ form }) =>
    htmlToText(cleanHtml(form.description)) === ''
      ? { status: 400, key: 'admin.required', field: 'description' }
      : undefined,
  toColumns: ({ form, before, now }) => ({
    title: form.title,
    description: cleanHtml(form.description),
    ...(before ? {} : { createdOn: now }),
  }),
});

const faq = defineStore('faq', {
  ...maintained(faqs),
  columns: { place: faqs.place, question: faqs.question, answer: faqs.answer },
  label: faqs.question,
  searchColumns: [faqs.question, faqs.answer],
  defaultOrder: [asc(faqs.place), asc(faqs.id)],
  toColumns: ({ form }) => form,
});

const contact = defineStore('contact', {
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
  searchColumns: [contacts.office, contacts.designation, contacts.address],
  defaultOrder: [asc(contacts.place), asc(contacts.id)],
  validate: async ({ form }) =>
    form.phone === '' && form.email === ''
      ? { status: 400, key: 'admin.reachable', field: 'phone' }
      : undefined,
  toColumns: ({ form }) => form,
});

/** How notices, questions and contact cards are stored. */
export const contentStores = { notification, faq, contact };
