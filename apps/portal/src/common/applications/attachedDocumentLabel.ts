import type { AttachedDocument } from '@temple-land/portal-core';
import { languageOf } from '../../i18n/language.ts';
import type { Translation } from '../../i18n/textKey.ts';
import { formatProof } from './formatAnswer.ts';

/** Returns what an attached file is: the proof with its years, or its kind; undefined for a file without one. */
export function getAttachedLabel(
  { kindNames, proof }: Pick<AttachedDocument, 'kindNames' | 'proof'>,
  text: Translation,
): string | undefined {
  if (proof) return text.t('common:apply.proof.file', { proof: formatProof(proof, text) });
  return kindNames?.[languageOf(text.i18n)];
}
