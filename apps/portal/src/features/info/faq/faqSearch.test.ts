import { expect, it } from 'vitest';
import { matching } from './faqSearch.ts';

const items = [
  { question: 'Who can apply?', answer: 'Any citizen with a verified number.' },
  { question: 'କିଏ ଆବେଦନ କରିପାରିବେ?', answer: 'ଯେକୌଣସି ନାଗରିକ।' },
];

it('gives every question an address that a search does not change', () => {
  expect(matching(items, '').map(({ id }) => id)).toEqual(['question-1', 'question-2']);
  expect(matching(items, 'ନାଗରିକ').map(({ id }) => id)).toEqual(['question-2']);
});

it('asks for every word, in question or answer, in any case', () => {
  expect(matching(items, ' APPLY  number ')).toHaveLength(1);
  expect(matching(items, 'apply lease')).toEqual([]);
});
