import * as v from 'valibot';
import { messageKey } from '../../validators/message.ts';
import { OptionalEmail } from '../../validators/values/person.ts';
import { Id } from '../common.ts';
import { documentLanguages } from '../content/publicDocument.ts';
import * as field from '../admin/fields.ts';
import type { AdminList } from './adminList.ts';
import { changeFields } from './changeFields.ts';
import { listLinks } from './listLinks.ts';

const telephone = v.pipe(
  v.string(messageKey('admin.invalid')),
  v.trim(),
  v.regex(/^(\+?[0-9][0-9 -]{5,18}[0-9])?$/, messageKey('admin.invalid')),
);

const schedule = {
  downloadStart: { label: 'admin:field.downloadStart', ...field.moment() },
  downloadEnd: { label: 'admin:field.downloadEnd', ...field.moment() },
  formMStart: { label: 'admin:field.formMStart', ...field.moment() },
  formMEnd: { label: 'admin:field.formMEnd', ...field.moment() },
  depositStart: { label: 'admin:field.depositStart', ...field.moment() },
  depositEnd: { label: 'admin:field.depositEnd', ...field.moment() },
  technicalStart: { label: 'admin:field.technicalStart', ...field.moment() },
  technicalEnd: { label: 'admin:field.technicalEnd', ...field.optionalMoment() },
  slotFrom: { label: 'admin:field.slotFrom', ...field.moment() },
  slotTo: { label: 'admin:field.slotTo', ...field.moment() },
} as const;

/** Why a published tender changes; asked for as soon as it is published. */
const corrigendum = { label: 'admin:field.corrigendum', ...field.optionalMultiline(500) } as const;

const answers = field.list(v.object({ questionId: Id, answer: field.text(2000).schema }), 100);
/** The language of the published file. */
const documentLanguage = {
  label: 'admin:field.documentLanguage',
  ...field.choiceOrFirst(documentLanguages),
} as const;
const sortOrder = { label: 'admin:field.place', ...field.whole(0, 9999) } as const;

/** The lists of what the portal publishes. */
export const publishLists = {
  tender: {
    ...listLinks.tender,
    recordLabel: 'admin:tender.one',
    columns: ['letterNo', 'title', 'startDate', 'closeDate', 'uploadDoc'],
    upload: 'document',
    fields: {
      letterNo: { label: 'common:admin.field.letterNo', ...field.line(60) },
      title: { label: 'admin:field.title', ...field.line(300) },
      titleOr: { label: 'admin:field.titleOr', ...field.optionalLine(300) },
      titleHi: { label: 'admin:field.titleHi', ...field.optionalLine(300) },
      startDate: { label: 'admin:field.startDate', ...field.moment() },
      closeDate: { label: 'admin:field.closeDate', ...field.moment() },
      documentLanguage,
      corrigendum,
      answers: { label: 'admin:field.answers', ...answers },
    },
  },
  auction: {
    ...listLinks.auction,
    recordLabel: 'admin:auction.one',
    columns: ['auctionName', 'tenderId', 'sourceName', 'slotFrom'],
    fields: {
      tenderId: { label: 'admin:tender.one', ...field.reference('tender') },
      auctionName: { label: 'admin:field.auctionName', ...field.line(300) },
      sourceName: { label: 'admin:field.sourceName', ...field.line(200) },
      leasePeriod: { label: 'admin:field.leasePeriod', ...field.whole(1, 999) },
      leaseUnit: { label: 'admin:field.leaseUnit', ...field.choice(['Month', 'Year']) },
      royalty: { label: 'admin:field.royalty', ...field.optionalRupees() },
      applicationFee: { label: 'admin:field.applicationFee', ...field.rupees() },
      securityAmount: { label: 'admin:field.securityAmount', ...field.rupees() },
      ...schedule,
      committee: { label: 'admin:field.committee', ...field.text(500) },
      corrigendum,
    },
  },
  notification: {
    ...listLinks.notification,
    recordLabel: 'admin:notification.one',
    columns: ['title', 'createdOn', 'uploadDoc'],
    upload: 'document',
    fields: {
      title: { label: 'admin:field.title', ...field.line(200) },
      titleOr: { label: 'admin:field.titleOr', ...field.optionalLine(200) },
      titleHi: { label: 'admin:field.titleHi', ...field.optionalLine(200) },
      description: { label: 'admin:field.description', ...field.html(20_000) },
      descriptionOr: { label: 'admin:field.descriptionOr', ...field.optionalHtml(20_000) },
      descriptionHi: { label: 'admin:field.descriptionHi', ...field.optionalHtml(20_000) },
      documentLanguage,
    },
  },
  faq: {
    ...listLinks.faq,
    recordLabel: 'admin:faq.one',
    columns: ['question', 'place', 'usefulYes', 'usefulNo'],
    fields: {
      place: sortOrder,
      question: { label: 'admin:field.question', ...field.line(500) },
      questionOr: { label: 'admin:field.questionOr', ...field.optionalLine(500) },
      questionHi: { label: 'admin:field.questionHi', ...field.optionalLine(500) },
      answer: { label: 'admin:field.answer', ...field.text(4000) },
      answerOr: { label: 'admin:field.answerOr', ...field.optionalMultiline(4000) },
      answerHi: { label: 'admin:field.answerHi', ...field.optionalMultiline(4000) },
    },
  },
  contact: {
    ...listLinks.contact,
    recordLabel: 'admin:contact.one',
    columns: ['office', 'designation', 'phone', 'email', 'place'],
    upload: 'photo',
    fields: {
      place: sortOrder,
      office: { label: 'admin:field.office', ...field.line(120) },
      officeOr: { label: 'admin:field.officeOr', ...field.optionalLine(120) },
      officeHi: { label: 'admin:field.officeHi', ...field.optionalLine(120) },
      designation: { label: 'admin:field.designation', ...field.line(120) },
      designationOr: { label: 'admin:field.designationOr', ...field.optionalLine(120) },
      designationHi: { label: 'admin:field.designationHi', ...field.optionalLine(120) },
      phone: { label: 'admin:field.phone', ...field.ruled(telephone, false) },
      fax: { label: 'admin:field.fax', ...field.ruled(telephone, false) },
      email: { label: 'admin:field.email', ...field.ruled(OptionalEmail, false) },
      address: { label: 'admin:field.address', ...field.text(300) },
      addressOr: { label: 'admin:field.addressOr', ...field.optionalMultiline(300) },
      addressHi: { label: 'admin:field.addressHi', ...field.optionalMultiline(300) },
      ...changeFields,
    },
  },
} as const satisfies Readonly<Record<string, AdminList>>;
