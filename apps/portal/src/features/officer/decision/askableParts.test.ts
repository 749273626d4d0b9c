import { expect, it } from 'vitest';
import { firstDocumentKinds } from '../../../../../../tests/support/firstDocumentKinds.ts';
import {
  listAskableDocuments,
  listAskableFields,
  type AskableApplication,
} from './askableParts.ts';

const row = {
  applicationType: 2,
  applicationKind: 'lease',
  purpose: 'A shop',
  history: [],
  documents: [
    { documentId: 1, fileName: 'affidavit.pdf', size: 10, kind: 23, isOfOffice: false },
    { documentId: 2, fileName: 'visit.pdf', size: 10, kind: 6, isOfOffice: true },
  ],
  land: {
    applicantKind: 'individual',
    pinCode: '752001',
    structure: 'none',
    sevaName: '',
    guardianName: 'Hari Behera',
    identityEnd: '4321',
  },
} as unknown as AskableApplication;

it('a question can ask for the documents of the case and for those handed in, not for those of the office', () => {
  const kinds = listAskableDocuments(firstDocumentKinds, row).map(({ documentId }) => documentId);
  expect(kinds).toEqual(expect.arrayContaining([1, 2, 23, 9]));
  expect(kinds).not.toContain(6);
  expect(new Set(kinds).size).toBe(kinds.length);
});

it('a question can ask again what was answered, and for a sketch', () => {
  const known = [
    'applicantKind',
    'guardianName',
    'identityEnd',
    'pinCode',
    'purpose',
    'sketch',
    'structure',
  ];
  expect(listAskableFields(row).toSorted()).toEqual(known);
});
