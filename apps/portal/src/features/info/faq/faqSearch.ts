import { containsEveryWord, splitSearch, type FaqItem } from '@temple-land/portal-core';

/** A question with the address of its answer on the page. */
export interface Question extends FaqItem {
  id: string;
}

/** Returns the questions in which every searched word stands, in question or answer. */
export function matching(items: readonly FaqItem[], search: string): Question[] {
  const words = splitSearch(search);
  return items
    .map((item, index) => ({ ...item, id: `question-${index + 1}` }))
    .filter(({ question, answer }) => containsEveryWord(`${question} ${answer}`, words));
}
