'use client';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { timelineWords } from './Timeline.words.ts';

/** The state of an event in the words of the dictionary on the page. */
export function StateLabel({ state }: { state: keyof typeof timelineWords.states }) {
  return useWords('timeline', timelineWords).states[state];
}
