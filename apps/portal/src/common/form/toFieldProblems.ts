import type { Problem } from '@temple-land/ui';

/** What is wrong with the fields of a form that is checked when it is sent. */
export interface FieldProblems {
  /** The problems in the order of the fields, for the summary. */
  problems: Problem[];
  /** Returns the error of a field as its props; nothing before the form was sent. */
  errorOf: (id: string) => { errorMessage?: string };
}

/** Returns the problems of fields, listed by their ids, for the summary and for each field. */
export function toFieldProblems(
  listed: Readonly<Record<string, string | undefined>>,
  submitCount: number,
): FieldProblems {
  const problems = Object.entries(listed).flatMap(([controlId, message]) =>
    message === undefined ? [] : [{ controlId, message }],
  );
  const errorOf = (id: string) => {
    const message = listed[id];
    return submitCount === 0 || message === undefined ? {} : { errorMessage: message };
  };
  return { problems, errorOf };
}
