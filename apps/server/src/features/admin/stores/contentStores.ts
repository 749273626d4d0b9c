import { asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { htmlToText } from '@temple-land/portal-core';
import { contacts } from '../../../db/schema/administration.ts';
import { faqs, notices } from '../../../db/schema/content.ts';
import { noticeTexts, questionTexts } from '../../../db/query/contentTexts.ts';
import { cleanHtml } from './cleanHtml.ts';
import { findFreeSlug } from './findFreeSlug.ts';
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
    titleOr: notices.titleOr,
    titleHi: notices.titleHi,
    description: notices.description,
    descriptionOr: notices.descriptionOr,
    descriptionHi: notices.descriptionHi,
    createdOn: notices.createdOn,
    uploadDoc: notices.uploadDoc,
    documentLanguage: notices.documentLanguage,
  },
  label: notices.title,
  searchColumns: noticeTexts,
  defaultOrder: [desc(notices.createdOn), desc(notices.id)],
  validate: async ({ form }) =>
    htmlToText(cleanHtml(form.description)) === ''
      ? { status: 400, key: 'admin.required', field: 'description' }
      : undefined,
  // The slug stays when the title changes, so that the address of the notice does.
  toColumns: async ({ tx, form, before, now }) => ({
    title: form.title,
    titleOr: form.titleOr,
    titleHi: form.titleHi,
    reviewedOn: now,
    description: cleanHtml(form.description),
    descriptionOr: cleanHtml(form.descriptionOr),
    descriptionHi: cleanHtml(form.descriptionHi),
    documentLanguage: form.documentLanguage,
    ...(before
      ? {}
      : { createdOn: now, slug: await findFreeSlug(tx, notices, form.title, 'notice') }),
  }),
});

const faq = defineStore('faq', {
  ...maintained(faqs),
  columns: {
    place: faqs.place,
    question: faqs.question,
    questionOr: faqs.questionOr,
    questionHi: faqs.questionHi,
    answer: faqs.answer,
    answerOr: faqs.answerOr,
    answerHi: faqs.answerHi,
    usefulYes: faqs.usefulYes,
    usefulNo: faqs.usefulNo,
  },
  label: faqs.question,
  searchColumns: questionTexts,
  defaultOrder: [asc(faqs.place), asc(faqs.id)],
  // Votes are about the present answer; the slug stays when the question changes.
  toColumns: async ({ tx, form, before, now }) => ({
    ...form,
    reviewedOn: now,
    ...(before ? {} : { slug: await findFreeSlug(tx, faqs, form.question, 'question') }),
    ...(before && before['answer'] !== form.answer ? { usefulYes: 0, usefulNo: 0 } : {}),
  }),
});

const contact = defineStore('contact', {
  ...maintained(contacts),
  columns: {
    place: contacts.place,
    office: contacts.office,
    officeOr: contacts.officeOr,
    officeHi: contacts.officeHi,
    designation: contacts.designation,
    designationOr: contacts.designationOr,
    designationHi: contacts.designationHi,
    phone: contacts.phone,
    fax: contacts.fax,
    email: contacts.email,
    address: contacts.address,
    addressOr: contacts.addressOr,
    addressHi: contacts.addressHi,
    uploadDoc: contacts.uploadDoc,
  },
  label: contacts.office,
  searchColumns: [
    contacts.office,
    contacts.officeOr,
    contacts.designation,
    contacts.designationOr,
    contacts.address,
    contacts.addressOr,
  ],
  defaultOrder: [asc(contacts.place), asc(contacts.id)],
  validate: async ({ form }) =>
    form.phone === '' && form.email === ''
      ? { status: 400, key: 'admin.reachable', field: 'phone' }
      : undefined,
  toColumns: ({ form, now }) => ({ ...form, reviewedOn: now }),
});

/** How notices, questions and contact cards are stored. */
export const contentStores = { notification, faq, contact };
