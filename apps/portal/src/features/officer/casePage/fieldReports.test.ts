import { describe, expect, it } from 'vitest';
import { listFieldDocuments, listFieldReports } from './fieldReports.ts';

const toStep = (action: string, given: Record<string, string>) => ({
  at: '2026-11-20T05:00:00.000Z',
  by: 'Bijay Nayak',
  statusType: 'P',
  remark: '',
  action,
  state: 'VALUATION',
  given,
});

describe('the field reports of an application', () => {
  it('are those of its history, the latest first, with their facts', () => {
    const reports = listFieldReports([
      toStep('report', { fieldReport: 'A garden', foundUse: 'Garden', encroachedArea: '0.2' }),
      toStep('query', { query: 'Since when?' }),
      toStep('takePossession', { fieldReport: 'The wall is gone', recoveredArea: '0.2' }),
    ]);
    expect(reports.map(({ text, facts }) => [text, facts])).toEqual([
      ['The wall is gone', [['recoveredArea', '0.2']]],
      [
        'A garden',
        [
          ['foundUse', 'Garden'],
          ['encroachedArea', '0.2'],
        ],
      ],
    ]);
  });

  it('come with the photos and notes of the office, not those of the applicant', () => {
    const file = { fileName: 'a.jpg', size: 10 };
    const documents = [
      { ...file, documentId: 1, kind: 3, isOfOffice: true },
      { ...file, documentId: 2, kind: 3, isOfOffice: false },
      { ...file, documentId: 3, kind: 6, isOfOffice: true },
      { ...file, documentId: 4, kind: 7, isOfOffice: true },
    ];
    expect(listFieldDocuments(documents).map(({ documentId }) => documentId)).toEqual([1, 3]);
  });
});
