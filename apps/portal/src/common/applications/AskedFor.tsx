import type { Step } from '@temple-land/portal-core';
import { useTranslation } from 'react-i18next';
import { useDocumentRules } from '../files/useDocumentKinds.ts';
import { describeAskedParts } from './askedFacts.ts';

/** The props of `AskedFor`. */
export interface AskedForProps {
  step: Step;
  /** When the application was filed, which keeps the kinds of documents of that day. */
  filedOn: string;
}

/** The documents and answers that a question asked for besides its text; nothing without any. */
export function AskedFor({ step, filedOn }: AskedForProps) {
  const text = useTranslation(['common', 'specification']);
  const { rules } = useDocumentRules(filedOn);
  const asked = describeAskedParts(step, rules, text);
  if (asked === '') return null;
  return (
    <>
      <br />
      {text.t('common:application.askedFor')}: {asked}
    </>
  );
}
