import {
  retirementCauses,
  type RecordChange,
  type RetirementCause,
} from '@temple-land/portal-core';
import { langAttribute } from '../../i18n/langAttribute.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** The props of `RetirementFacts`. */
export interface RetirementFactsProps {
  fields: RecordChange['fields'];
  /** Returns the name of a cause. */
  toLabel: (cause: RetirementCause) => string;
  className: string;
}

/** Why a plot or khatiyan was taken out of use: the cause, and the explanation in the words of the office. */
export function RetirementFacts({ fields, toLabel, className }: RetirementFactsProps) {
  const language = useLanguage();
  const find = (name: string) => fields.find((field) => field.name === name)?.after ?? '';
  const cause = retirementCauses.find((each) => each === find('cause'));
  if (cause === undefined) return null;
  return (
    <p className={className}>
      <b>{toLabel(cause)}:</b>{' '}
      <span {...langAttribute(find('reason'), language)}>{find('reason')}</span>
    </p>
  );
}
