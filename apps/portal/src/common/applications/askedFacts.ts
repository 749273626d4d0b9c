import {
  findCorrectedField,
  getDocumentKindName,
  landApplicationFields,
  parseAskedParts,
  type DocumentKindRule,
  type LandField,
  type Step,
} from '@temple-land/portal-core';
import { toFieldTranslate, type PortalField } from '../form/formFields.ts';
import { formatAnswer } from './formatAnswer.ts';
import { languageOf } from '../../i18n/language.ts';
import type { FullKey, Translation } from '../../i18n/textKey.ts';

type Fact = readonly [name: string, value: string];
type AskedStep = Pick<Step, 'given'>;

/** Returns the label of a field that is asked alone, without the fields that stand before it in the form. */
export const getAskedLabel = (name: LandField): FullKey =>
  name === 'identityEnd'
    ? 'common:apply.identityEnd.asked'
    : landApplicationFields[name].labels.form;

/** Returns the new answers that an applicant gave with a step; those of the form stay beside them. */
export function listCorrections({ given }: AskedStep, text: Translation): Fact[] {
  const translate = toFieldTranslate(text);
  return Object.entries(given).flatMap(([name, value]): Fact[] => {
    const field = findCorrectedField(name);
    if (field === undefined) return [];
    const form: PortalField = landApplicationFields[field];
    const label = translate(getAskedLabel(field));
    return [[text.t('common:application.corrected', { label }), formatAnswer(form, value, text)]];
  });
}

/** Returns the names of the documents and answers that a question asked for besides its text; empty without any. */
export function describeAskedParts(
  { given }: AskedStep,
  rules: readonly DocumentKindRule[],
  text: Translation,
): string {
  const translate = toFieldTranslate(text);
  const { documents, fields } = parseAskedParts(given) ?? { documents: [], fields: [] };
  const asked = [
    ...rules
      .filter(({ documentId }) => documents.includes(documentId))
      .map((rule) => getDocumentKindName(rule, languageOf(text.i18n))),
    ...fields.map((name) => translate(getAskedLabel(name))),
  ];
  return asked.join('; ');
}
