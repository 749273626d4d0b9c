import { expect, it } from 'vitest';
import {
  firstDocumentKinds,
  getDocumentName,
} from '../../../../../tests/support/firstDocumentKinds.ts';
import { describeAskedParts, listCorrections } from './askedFacts.ts';

const t = (key: string, { label = '' } = {}) => (label === '' ? key : `${key} ${label}`);
const text = { t, i18n: { language: 'en' } } as never;

it('a question names the documents and the answers that it asks for', () => {
  const given = { query: 'Q', askedDocuments: '23,9', askedFields: 'pinCode' };
  expect(describeAskedParts({ given }, firstDocumentKinds, text)).toBe(
    `${getDocumentName('affidavit')}; ${getDocumentName('other')}; common:apply.pinCode`,
  );
  expect(describeAskedParts({ given: { query: 'Q' } }, firstDocumentKinds, text)).toBe('');
});

it('an answer names each field that was answered again', () => {
  const given = { answer: 'Here', 'corrected.pinCode': '752002', 'corrected.area': '5' };
  expect(listCorrections({ given }, text)).toEqual([
    ['common:application.corrected common:apply.pinCode', '752002'],
  ]);
  expect(listCorrections({ given: { 'corrected.structure': 'pucca' } }, text)).toEqual([
    ['common:application.corrected common:apply.structure', 'common:apply.structure.pucca'],
  ]);
});
