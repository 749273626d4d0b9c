import { localizeDigits } from '../../i18n/digits.ts';
import { formatAcres, formatDate } from '../../i18n/format.ts';
import { toFieldTranslate, type PortalField } from '../form/formFields.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** An answer as it is typed, or as the service returns it: numbers as numbers, no day as null. */
export type FieldAnswer = string | number | boolean | null;

/** Returns an answer of a form in words. */
export function formatAnswer(
  { kind, choices, unit }: PortalField,
  answer: FieldAnswer,
  text: Translation,
): string {
  const { t } = text;
  if (answer === '' || answer === null) return t('common:apply.answer.none');
  const value = String(answer);
  const translate = toFieldTranslate(text);
  switch (kind) {
    case 'acres':
      return t('common:application.acres', {
        n: typeof answer === 'number' ? formatAcres(answer) : value,
      });
    case 'number': {
      const digits = localizeDigits(Number(value).toLocaleString('en-IN'));
      return unit === undefined ? digits : `${digits} ${translate(unit)}`;
    }
    case 'choice':
    case 'select':
      return choices !== undefined && Object.hasOwn(choices, value)
        ? translate(choices[value]?.label ?? 'common:apply.answer.none')
        : value;
    case 'checkbox':
      return t(answer === true ? 'common:application.yes' : 'common:application.no');
    case 'pastDate':
      return formatDate(value);
    default:
      return value;
  }
}
