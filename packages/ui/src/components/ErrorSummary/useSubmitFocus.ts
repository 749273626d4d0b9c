'use client';
import { use, useEffect, useRef, type RefObject } from 'react';
import { FormContext } from '../Form/formContext.ts';
import type { Problem } from './useProblems.ts';

/** The props of an error summary that decide when it is focused. */
export interface SubmitFocusProps {
  problems: readonly Problem[] | undefined;
  submitCount: number | undefined;
  hasProblems: boolean;
}

/**
 * Focuses an element when there are problems after a submit: at each new `submitCount`, without it at the first new
 * problems after a submit of the form, or at once if the page begins with them.
 */
export function useSubmitFocus(
  box: RefObject<HTMLElement | null>,
  { problems, submitCount, hasProblems }: SubmitFocusProps,
): void {
  const form = use(FormContext);
  const focusedFor = useRef<number>(undefined);
  const lastAnswer = useRef<unknown>(null);
  const answer = problems ?? form?.validationErrors;
  useEffect(() => {
    const isFirst = lastAnswer.current === null;
    const isNew = submitCount !== undefined || lastAnswer.current !== answer;
    const count = submitCount ?? form?.submitCount.current ?? 0;
    lastAnswer.current = answer;
    if (isFirst && submitCount === undefined && !hasProblems) focusedFor.current = count;
    if (!hasProblems || !isNew || focusedFor.current === count) return;
    focusedFor.current = count;
    box.current?.focus();
  }, [box, hasProblems, submitCount, form, answer]);
}
