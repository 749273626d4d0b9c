import { expect, it } from 'vitest';
import { filterQuestions } from './faqSearch.ts';

const items = [
  {
    slug: 'who-can-apply',
    question: 'Who can apply?',
    answer: 'Any citizen with a verified number.',
  },
  { slug: 'question', question: 'କିଏ ଆବେଦନ କରିପାରିବେ?', answer: 'ଯେକୌଣସି ନାଗରିକ।' },
];

it('finds questions that contain every word, in any case', () => {
  expect(filterQuestions(items, ' APPLY  number ')).toEqual(items.slice(0, 1));
  expect(filterQuestions(items, 'ନାଗରିକ')).toEqual(items.slice(1));
  expect(filterQuestions(items, '')).toEqual(items);
  expect(filterQuestions(items, 'apply lease')).toEqual([]);
});
