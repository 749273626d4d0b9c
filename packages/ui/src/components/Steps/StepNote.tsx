'use client';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { stepsWords } from './Steps.words.ts';

/** The props of `StepNote`. */
export interface StepNoteProps {
  /** Number of the step, from 1. */
  number: number;
  total: number;
  isDone: boolean;
}

/** The line above the title of a step, in the words of the dictionary on the page. */
export function StepNote({ number, total, isDone }: StepNoteProps) {
  const words = useWords('steps', stepsWords);
  return isDone ? words.doneText : words.stepText(number, total);
}
