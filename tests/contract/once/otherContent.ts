import type { EndpointName } from '@temple-land/portal-core';

/** Changes that turn the request of a call into one with other content. */
export const contentChanges: Readonly<Partial<Record<EndpointName, object>>> = {
  tenderAsk: { question: 'Is the well included?' },
  raiseQuery: { query: 'When is the rent of the first half due?' },
  cancelApplication: { remark: 'I have moved to another town' },
  saveFileToTemp: { fileName: 'another.pdf' },
  bidderRegistration: { documents: ['x'.repeat(24)] },
  applyLand: { purpose: 'A cowshed behind the house' },
  messageSend: { text: 'Which papers do I have to bring?' },
  applicantStep: { given: { answer: 'Since 1990' } },
  grievanceSave: { description: 'A wall across the path to the tank' },
  reportJoin: { description: 'The same wall, longer now' },
  quarrySave: { quantity: 250 },
  officerStep: { given: { remark: 'The record is in order.' } },
  caseFile: { facts: 'A second wall' },
  casePartySave: { name: 'Another person' },
  caseNoticeIssue: { kind: 'hearing' },
  courtAppealSave: { number: 'WP/2' },
  officerDecision: { remark: 'The temple needs it' },
  caseNoteAdd: { text: 'The tenant called again' },
  paymentReversalPropose: { reason: 'It was for another case' },
  officeQuestionAsk: { question: 'Is the tank on the plot?' },
  officeQuestionAnswer: { answer: 'The record of 1962 names it.' },
  committeeSave: { place: 'Another room' },
  committeeResolve: { text: 'Resolved in other words' },
  letterTemplateSave: { en: '{query}' },
  adminSave: { answer: 'Nobody but the deity' },
  adminUpload: { fileName: 'another.pdf' },
  sitePageDraftUpload: { fileName: 'another.pdf' },
  faqVote: { isUseful: false },
  correctionSave: { reason: 'The patta has another area' },
  correctionStep: { text: 'Which survey is this from?' },
  pageReportSave: { problem: 'The date is wrong' },
  importStart: { files: [{ name: 'mouzas.csv', bytes: 9 }] },
  setupConfirm: { page: 'policy' },
  setupTest: { channel: 'email' },
  queryAnswer: { answer: 'In June' },
  tenderQuestionAnswer: { answer: 'No, it is not.' },
};

/** Calls without `once` whose repetition adds a row, and why that is harmless. */
export const callsThatAddRows: Readonly<Partial<Record<EndpointName, string>>> = {
  representationStart: 'the session then acts for the newest person only',
  captchaGenerate: 'a captcha is used once, and unused ones are deleted',
  captchaChallenge: 'a captcha is used once, and unused ones are deleted',
  registrationToken: 'a ticket opens the registration of one number for ten minutes',
};
