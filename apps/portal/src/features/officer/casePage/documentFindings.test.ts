import { describe, expect, it } from 'vitest';
import type { DocumentResult } from '@temple-land/portal-core';
import { buildQueryText, listRefusedKinds } from './documentFindings.ts';

const t = ((key: string, values?: Record<string, string>) =>
  values ? `${values['name']}|${values['result']}|${values['note']}` : key) as never;
const text = { t, i18n: { language: 'en' } as never };
const documents = [
  {
    documentId: 1,
    fileName: 'khatiyan.pdf',
    size: 10,
    kind: 2,
    kindNames: { en: 'Copy of khatiyan', or: 'ଖତିୟାନ ନକଲ', hi: 'खतियान की प्रति' },
  },
  { documentId: 2, fileName: 'photo.jpg', size: 10, kind: null },
  { documentId: 3, fileName: 'deed.pdf', size: 10, kind: 8 },
];
const toCheck = (documentId: number, result: DocumentResult, note: string) => ({
  documentId,
  result,
  note,
  by: { userId: 3, fullName: 'Anita Dash' },
  at: '2026-11-26T04:30:00.000Z',
  version: 1,
});

describe('the question about documents', () => {
  it('names each document that is not accepted with what is wrong', () => {
    const checks = [
      toCheck(1, 'illegible', 'The seal is cut off'),
      toCheck(2, 'wrong', 'Another house'),
      toCheck(3, 'accepted', 'Fine'),
    ];
    expect(buildQueryText(documents, checks, text).split('\n')).toEqual([
      'casePage:finding.ask',
      'Copy of khatiyan|casePage:finding.illegible|The seal is cut off',
      'photo.jpg|casePage:finding.wrong|Another house',
    ]);
  });

  it('asks again for the kinds that are not accepted', () => {
    const checks = [
      toCheck(1, 'illegible', ''),
      toCheck(2, 'wrong', ''),
      toCheck(3, 'accepted', ''),
    ];
    expect(listRefusedKinds(documents, checks)).toEqual([2]);
  });

  it('is empty when nothing is wrong, and never longer than a question may be', () => {
    expect(buildQueryText(documents, [toCheck(3, 'accepted', '')], text)).toBe('');
    const long = buildQueryText(documents, [toCheck(1, 'wrong', 'x'.repeat(3000))], text);
    expect(long).toHaveLength(2000);
  });
});
