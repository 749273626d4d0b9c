import { getDocumentKindKey, type AttachedDocument } from '@temple-land/portal-core';
import type { Translation } from '../../i18n/textKey.ts';
import { formatProof } from './formatAnswer.ts';

/** Returns what an attached file is: the proof with its years, or its kind; undefined for a file without one. */
export function getAttachedLabel(
  { kind, proof }: Pick<AttachedDocument, 'kind' | 'proof'>,
  text: Pick<Translation, 't'>,
): string | undefined {
  if (proof) return text.t('common:apply.proof.file', { proof: formatProof(proof, text) });
  return kind === undefined || kind === null
    ? undefined
    : text.t(`specification:${getDocumentKindKey(kind)}`);
}
