import type { ReactNode } from 'react';

/** The props of `AnswerList`. */
export interface AnswerListProps {
  answers: readonly (readonly [name: string, value: ReactNode])[];
  className: string;
}

/** A list of answers with their labels. */
export function AnswerList({ answers, className }: AnswerListProps) {
  return (
    <dl className={className}>
      {answers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
