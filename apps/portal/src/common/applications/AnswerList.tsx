import type { ReactNode } from 'react';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import type { GlossaryTerm } from '../land/glossary.ts';
import { TermTip } from '../land/TermTip.tsx';

/** The props of `AnswerList`. */
export interface AnswerListProps {
  answers: readonly (readonly [name: string, value: ReactNode, term?: GlossaryTerm])[];
  className: string;
}

/** A list of answers with their labels. */
export function AnswerList({ answers, className }: AnswerListProps) {
  const language = useLanguage();
  return (
    <dl className={className}>
      {answers.map(([name, value, term]) => (
        <div key={name}>
          <dt>
            {name}
            {term !== undefined && <TermTip term={term} />}
          </dt>
          <dd {...(typeof value === 'string' ? langAttribute(value, language) : {})}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
