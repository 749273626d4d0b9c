import {
  findCorrectedField,
  getDocumentKindKey,
  landApplicationFields,
  parseAskedParts,
  type Step,
} from '@temple-land/portal-core';
import { toFieldTranslate } from '../form/formFields.ts';
import type { Translation } from '../../i18n/textKey.ts';

type Fact = readonly [name: string, value: string];
type AskedStep = Pick<Step, 'given'>;

/** Returns the new answers that an applicant gave with a step; those of the form stay beside them. */
export function listCorrections({ given }: AskedStep, text: Translation): Fact[] {
  const translate = toFieldTranslate(text);
  return Object.entries(given).flatMap(([name, value]): Fact[] => {
    const field = findCorrectedField(name);
    if (field === undefined) return [];
    const label = translate(landApplicationFields[field].labels.form);
    return [[text.t('common:application.corrected', { label }), value]];
  });
}

/** Returns what a question asked for besides its text, and the new answers that an applicant gave to one. */
export function listAskedFacts(step: AskedStep, text: Translation): Fact[] {
  const { t } = text;
  const translate = toFieldTranslate(text);
  const { documents, fields } = parseAskedParts(step.given) ?? { documents: [], fields: [] };
  const asked = [
    ...documents.map((kind) => t(`specification:${getDocumentKindKey(kind)}`)),
    ...fields.map((name) => translate(landApplicationFields[name].labels.form)),
  ];
  const askedFor: Fact[] =
    asked.length === 0 ? [] : [[t('common:application.askedFor'), asked.join('; ')]];
  return [...askedFor, ...listCorrections(step, text)];
}
