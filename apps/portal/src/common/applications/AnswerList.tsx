import type { ReactNode } from 'react';
import type { GlossaryTerm } from '../land/glossary.ts';
import { TermTip } from '../land/TermTip.tsx';

/** The props of `AnswerList`. */
export interface AnswerListProps {
  answers: readonly (readonly [name: string, value: ReactNode, term?: GlossaryTerm])[];
  className: string;
}

/** A list of answers with their labels. */
export function AnswerList({ answers, className }: AnswerListProps) {
  return (
    <dl className={className}>
      {answers.map(([name, value, term]) => (
        <div key={name}>
          <dt>
            {name}
            {term !== undefined && <TermTip term={term} />}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
