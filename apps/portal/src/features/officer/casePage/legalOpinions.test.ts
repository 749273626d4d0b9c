import type { Step } from '@temple-land/portal-core';
import { expect, it } from 'vitest';
import { listLegalDocuments, listLegalOpinions } from './legalOpinions.ts';

const step = (action: string, given: Record<string, string> = {}): Step => ({
  at: '2026-03-16T06:30:00.000Z',
  by: 'Bijay Nayak',
  statusType: 'P',
  remark: '',
  action,
  state: 'LEGAL',
  given,
});

it('opinions are listed with their questions, an undone one without its answer', () => {
  const answer = { facts: 'A suit of 1998', opinion: 'It has ended', recommendation: 'grant' };
  const history = [
    step('accept'),
    step('seekOpinion', { query: 'Is there a suit?' }),
    step('opinion', answer),
    step('seekOpinion', { query: 'And an appeal?' }),
    step('opinion', { opinion: 'No' }),
    step('undo'),
  ];
  expect(listLegalOpinions(history)).toMatchObject([
    { question: 'Is there a suit?', answer },
    { question: 'And an appeal?' },
  ]);
  expect(listLegalOpinions(history)[1]?.answer).toBeUndefined();
});

it('an opinion of an earlier release has neither facts nor a recommendation', () => {
  const [opinion] = listLegalOpinions([step('seekOpinion'), step('opinion', { opinion: 'No' })]);
  expect(opinion?.answer).toMatchObject({ facts: '', opinion: 'No', recommendation: undefined });
});

it('only papers of the office for an opinion are listed', () => {
  const file = { documentId: 1, fileName: 'suit.pdf', size: 9 };
  const papers = [
    { ...file, kind: 24, isOfOffice: true },
    { ...file, kind: 24, isOfOffice: false },
    { ...file, kind: 9, isOfOffice: true },
  ];
  expect(listLegalDocuments(papers)).toEqual([papers[0]]);
});
