import { expect, it } from 'vitest';
import { filterQuestions } from './faqSearch.ts';

const items = [
  { question: 'Who can apply?', answer: 'Any citizen with a verified number.' },
  { question: 'କିଏ ଆବେଦନ କରିପାରିବେ?', answer: 'ଯେକୌଣସି ନାଗରିକ।' },
];

it('has an id for every question that a search does not change', () => {
  expect(filterQuestions(items, '').map(({ id }) => id)).toEqual(['question-1', 'question-2']);
  expect(filterQuestions(items, 'ନାଗରିକ').map(({ id }) => id)).toEqual(['question-2']);
});

it('finds questions that contain every word, in any case', () => {
  expect(filterQuestions(items, ' APPLY  number ')).toHaveLength(1);
  expect(filterQuestions(items, 'apply lease')).toEqual([]);
});
