import { expect, it } from 'vitest';
import { buildQuestionsQuery, parseQuestionsQuery, type QuestionsState } from './questionsQuery.ts';

const usual: QuestionsState = { topic: 'office', isOpen: true, page: 1 };

it('the default list has no query', () => {
  expect(buildQuestionsQuery(usual).toString()).toBe('');
  expect(parseQuestionsQuery(new URLSearchParams())).toEqual(usual);
});

it.each<QuestionsState>([
  { topic: 'tender', isOpen: true, page: 1 },
  { topic: 'office', isOpen: false, page: 3 },
  { topic: 'tender', isOpen: false, page: 1_000_000 },
])('%o is parsed from its own query', (state) => {
  expect(parseQuestionsQuery(buildQuestionsQuery(state))).toEqual(state);
});

it.each(['page=0', 'page=-2', 'page=1.5', 'page=x', 'page=1000001', 'about=role', 'state=open'])(
  'ignores the invalid parameter %s',
  (query) => {
    expect(parseQuestionsQuery(new URLSearchParams(query))).toEqual(usual);
  },
);
