import { containsEveryWord, splitSearch, type FaqItem } from '@temple-land/portal-core';

/** A question with the fragment id of its answer. */
export interface FaqQuestion extends FaqItem {
  id: string;
}

/** Returns the questions that contain every searched word, in question or answer. */
export function filterQuestions(items: readonly FaqItem[], search: string): FaqQuestion[] {
  const words = splitSearch(search);
  return items
    .map((item, index) => ({ ...item, id: `question-${index + 1}` }))
    .filter(({ question, answer }) => containsEveryWord(`${question} ${answer}`, words));
}
