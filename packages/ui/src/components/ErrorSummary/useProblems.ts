'use client';
import { use, useSyncExternalStore } from 'react';
import { FormContext } from '../Form/formContext.ts';

/** The error message of one control. */
export interface Problem {
  /** Id of the control. */
  controlId: string;
  /** The message that the field shows. */
  message: string;
}

function comparePosition(one: Problem, other: Problem): number {
  const [first, second] = [one, other].map(({ controlId }) => document.getElementById(controlId));
  if (!first || !second) return Number(!first) - Number(!second);
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

const neverChanges = () => () => undefined;

/**
 * Returns the problems that are given, else those of the form: on a server in the order of its messages, in a browser in
 * that of the page.
 */
export function useProblems(given: readonly Problem[] | undefined): readonly Problem[] {
  const form = use(FormContext);
  const list = (): Problem[] =>
    [...(form?.messages ?? [])].map(([name, message]) => ({
      controlId: form?.givenIds.get(name) ?? form?.getControlId(name) ?? name,
      message,
    }));
  // Read from the page after each render, when its fields exist; as text, because it is compared.
  const problems = useSyncExternalStore(
    neverChanges,
    () => JSON.stringify(list().toSorted(comparePosition)),
    () => JSON.stringify(list()),
  );
  return given ?? (JSON.parse(problems) as Problem[]);
}
