import { expect, it } from 'vitest';
import { questionsAddress, questionsOf, type QuestionsState } from './questionsAddress.ts';

const usual: QuestionsState = { topic: 'office', isOpen: true, page: 1 };

it('the usual list has an address without a query', () => {
  expect(questionsAddress(usual).toString()).toBe('');
  expect(questionsOf(new URLSearchParams())).toEqual(usual);
});

it.each<QuestionsState>([
  { topic: 'tender', isOpen: true, page: 1 },
  { topic: 'office', isOpen: false, page: 3 },
  { topic: 'tender', isOpen: false, page: 1_000_000 },
])('%o comes back from its address', (state) => {
  expect(questionsOf(questionsAddress(state))).toEqual(state);
});

it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1000001', 'about=role', 'state=open'])(
  '%s makes no sense and counts as not said',
  (query) => {
    expect(questionsOf(new URLSearchParams(query))).toEqual(usual);
  },
);
