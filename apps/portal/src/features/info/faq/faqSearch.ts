import { containsEveryWord, splitSearch, type FaqItem } from '@temple-land/portal-core';

/** Returns the questions that contain every searched word, in question or answer. */
export function filterQuestions(items: readonly FaqItem[], search: string): FaqItem[] {
  const words = splitSearch(search);
  return items.filter(({ question, answer }) => containsEveryWord(`${question} ${answer}`, words));
}
