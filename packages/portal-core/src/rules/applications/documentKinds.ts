import type { MessageKey } from '../../messages/en.ts';

/** The kinds of documents of an application, by the id that the wire and the database have. */
export const documentKinds = {
  1: 'document.identity',
  2: 'document.khatiyan',
  3: 'document.photo',
  4: 'document.challan',
  5: 'document.solvency',
  6: 'document.inspection',
  7: 'document.order',
  8: 'document.deed',
  9: 'document.other',
  10: 'document.possession',
  11: 'document.sketch',
  12: 'document.leaseDeed',
  13: 'document.rentReceipt',
  14: 'document.legalHeir',
  15: 'document.holderConsent',
  16: 'document.offeredKhatiyan',
  17: 'document.correctEntry',
  18: 'document.resolution',
  19: 'document.registration',
  20: 'document.sevayat',
  21: 'document.authority',
  22: 'document.possessionSecond',
  23: 'document.affidavit',
  24: 'document.opinion',
  25: 'document.refund',
  26: 'document.demandChallan',
} as const satisfies Readonly<Record<number, MessageKey>>;

/** The id of a kind of document. */
export type DocumentKindId = keyof typeof documentKinds;

const isKind = (id: number): id is DocumentKindId => Object.hasOwn(documentKinds, id);

/** Returns the message key of a kind of document; that of other documents for an unknown id. */
export const getDocumentKindKey = (id: number): MessageKey =>
  isKind(id) ? documentKinds[id] : documentKinds[9];

const stepKinds: Readonly<Record<string, readonly DocumentKindId[]>> = {
  '1.report': [3, 6],
  '2.answer': [1, 2, 9],
  '2.report': [3, 6],
  '2.opinion': [24],
  '2.pay': [26],
  '2.issueOrder': [7],
  '2.executeDeed': [8],
  '3.orderEviction': [7],
  '3.takePossession': [3, 6],
};

/** Returns the kinds of documents that may be added with a step of an application type. */
export const listStepDocumentKinds = (type: number, action: string): readonly DocumentKindId[] =>
  stepKinds[`${type}.${action}`] ?? [];
