import { contacts } from '../schema/administration.ts';
import { faqs, notices, tenders } from '../schema/content.ts';
import type { Language } from '@temple-land/portal-core';
import { htmlText } from './htmlText.ts';
import { localText } from './localName.ts';

/** The titles of a tender in all languages, for searches. */
export const tenderTitles = [tenders.title, tenders.titleOr, tenders.titleHi];

/** Title and text of a notice in all languages, for searches. */
export const noticeTexts = [
  notices.title,
  notices.titleOr,
  notices.titleHi,
  htmlText(notices.description),
  htmlText(notices.descriptionOr),
  htmlText(notices.descriptionHi),
];

/** Question and answer in all languages, for searches. */
export const questionTexts = [
  faqs.question,
  faqs.questionOr,
  faqs.questionHi,
  faqs.answer,
  faqs.answerOr,
  faqs.answerHi,
];

/** Selects the title of a tender in a language, here and below the English text where it has none. */
export const tenderTitle = (language: Language) =>
  localText(tenders.title, { or: tenders.titleOr, hi: tenders.titleHi }, language);

/** Selects title and text of a notice in a language. */
export const noticeText = (language: Language) => ({
  title: localText(notices.title, { or: notices.titleOr, hi: notices.titleHi }, language),
  description: localText(
    notices.description,
    { or: notices.descriptionOr, hi: notices.descriptionHi },
    language,
  ),
});

/** Selects question and answer in a language. */
export const questionText = (language: Language) => ({
  question: localText(faqs.question, { or: faqs.questionOr, hi: faqs.questionHi }, language),
  answer: localText(faqs.answer, { or: faqs.answerOr, hi: faqs.answerHi }, language),
});

/** Selects office, designation and address of a contact card in a language. */
export const contactText = (language: Language) => ({
  office: localText(contacts.office, { or: contacts.officeOr, hi: contacts.officeHi }, language),
  designation: localText(
    contacts.designation,
    { or: contacts.designationOr, hi: contacts.designationHi },
    language,
  ),
  address: localText(
    contacts.address,
    { or: contacts.addressOr, hi: contacts.addressHi },
    language,
  ),
});
