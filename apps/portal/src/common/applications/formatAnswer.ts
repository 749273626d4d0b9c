import { formatAcres } from '@temple-land/portal-core';
import type { PortalField } from '../form/formFields.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** Returns the text of a form's answer; a typed answer is a string, a stored one may be a number. */
export function formatAnswer(
  { kind, choices }: PortalField,
  answer: string | number,
  { t }: Translation,
): string {
  if (answer === '') return t('common:apply.answer.none');
  if (kind === 'acres') {
    return t('common:application.acres', {
      n: typeof answer === 'number' ? formatAcres(answer) : answer,
    });
  }
  const chosen = kind === 'choice' ? choices?.[answer] : undefined;
  return chosen === undefined ? String(answer) : t(chosen.label);
}
