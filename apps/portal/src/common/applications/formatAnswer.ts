import {
  computeRingAcres,
  proofChoices,
  toProofs,
  toShares,
  toSketch,
  type LandSketch,
  type Shares,
  type StoredProof,
  type StoredProofs,
} from '@temple-land/portal-core';
import { localizeDigits } from '../../i18n/digits.ts';
import { formatAcres, formatCount, formatDate } from '../../i18n/format.ts';
import { toFieldTranslate, type PortalField } from '../form/formFields.ts';
import type { Translation } from '../../i18n/textKey.ts';

/** An answer as it is typed, or as the service returns it: numbers as numbers, no day as null. */
export type FieldAnswer = string | number | boolean | Shares | StoredProofs | LandSketch | null;

/** Returns the shares of applicant and co-applicants, as they are typed or stored. */
function formatShares(answer: FieldAnswer, { t }: Translation): string {
  if (typeof answer !== 'object' && typeof answer !== 'string') return '';
  const { ownShare, people } = (typeof answer === 'string' ? toShares(answer) : answer) as Shares;
  const percent = (share: number) => `${localizeDigits(String(share))} %`;
  return [
    `${t('common:apply.shares.applicant')}: ${percent(ownShare)}`,
    ...people.map(({ name, relation, share }) => `${name} (${relation}): ${percent(share)}`),
  ].join('; ');
}

/** Returns a proof of possession with its years. */
export function formatProof(
  { kind, from, to }: Pick<StoredProof, 'kind' | 'from' | 'to'>,
  { t }: Pick<Translation, 't'>,
): string {
  const name = Object.hasOwn(proofChoices, kind)
    ? t(proofChoices[kind].label)
    : t('common:apply.answer.none');
  const values = { name, from: localizeDigits(String(from)), to: localizeDigits(String(to)) };
  return t(from === to ? 'common:apply.proof.year' : 'common:apply.proof.years', values);
}

/** Returns the proofs of a possession with their years, as they are typed or stored. */
function formatProofs(answer: FieldAnswer, text: Translation): string {
  const proofs = typeof answer === 'string' ? toProofs(answer) : (answer as StoredProofs);
  return proofs.map((proof) => formatProof(proof, text)).join('; ');
}

/** Returns the corners and the acres of a sketch, as it is typed or stored. */
function formatSketch(answer: FieldAnswer, { t }: Translation): string {
  const sketch = typeof answer === 'string' ? toSketch(answer) : (answer as LandSketch);
  const count = sketch.length;
  const corners = t('common:apply.sketch.corners', { count, n: formatCount(count) });
  const acres = t('common:application.acres', { n: formatAcres(computeRingAcres(sketch)) });
  return `${corners}, ${acres}`;
}

/** Returns an answer of a form in words. */
export function formatAnswer(
  { kind, choices, unit }: PortalField,
  answer: FieldAnswer,
  text: Translation,
): string {
  const { t } = text;
  if (answer === '' || answer === null) return t('common:apply.answer.none');
  if (kind === 'shares') return formatShares(answer, text);
  if (kind === 'sketch') return formatSketch(answer, text);
  if (kind === 'proofs') return formatProofs(answer, text);
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
