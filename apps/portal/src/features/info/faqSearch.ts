import type { FaqItem } from '@temple-land/portal-core';

/** A question with the address of its answer on the page. */
export interface Question extends FaqItem {
  id: string;
}

const folded = (text: string) => text.toLocaleLowerCase().normalize('NFC');

/** Gives the questions in which every searched word stands, in question or answer. */
export function matching(items: readonly FaqItem[], search: string): Question[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return items
    .map((item, index) => ({ ...item, id: `question-${index + 1}` }))
    .filter(({ question, answer }) => {
      const text = folded(`${question} ${answer}`);
      return words.every((word) => text.includes(word));
    });
}
