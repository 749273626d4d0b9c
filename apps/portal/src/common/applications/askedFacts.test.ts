import { expect, it } from 'vitest';
import { listAskedFacts, listCorrections } from './askedFacts.ts';

const t = (key: string, { label = '' } = {}) => (label === '' ? key : `${key} ${label}`);
const text = { t } as never;

it('a question names the documents and the answers that it asks for', () => {
  const given = { query: 'Q', askedDocuments: '23,9', askedFields: 'pinCode' };
  expect(listAskedFacts({ given }, text)).toEqual([
    [
      'common:application.askedFor',
      'specification:document.affidavit; specification:document.other; common:apply.pinCode',
    ],
  ]);
  expect(listAskedFacts({ given: { query: 'Q' } }, text)).toEqual([]);
});

it('an answer names each field that was answered again', () => {
  const given = { answer: 'Here', 'corrected.pinCode': '752002', 'corrected.area': '5' };
  expect(listCorrections({ given }, text)).toEqual([
    ['common:application.corrected common:apply.pinCode', '752002'],
  ]);
});
