import {
  computeRingAcres,
  formatAcres,
  proofChoices,
  type BilingualText,
  type LandSketch,
  type Shares,
  type StoredProof,
} from '@temple-land/portal-core';
import { texts } from './printoutTexts.ts';

/** Returns a text in both languages of every printout. */
export const formatBilingual = ({ en, or }: BilingualText): string => `${en} · ${or}`;

/** Returns the shares of applicant and co-applicants in one line. */
export const formatShares = ({ ownShare, people }: Shares) =>
  [
    `${formatBilingual(texts.applicant)}: ${ownShare} %`,
    ...people.map(({ name, relation, share }) => `${name} (${relation}): ${share} %`),
  ].join('; ');

/** Returns a proof of possession with its years. */
export function formatProof({ kind, from, to }: StoredProof): string {
  const span = from === to ? `${from}` : `${from}–${to}`;
  return `${formatBilingual(proofChoices[kind].printedText)}, ${span}`;
}

/** Returns proofs of possession with their years in one line. */
export const formatProofs = (proofs: readonly StoredProof[]): string =>
  proofs.map(formatProof).join('; ');

/** Returns the acres and the numbered corners of a sketch, latitude before longitude. */
export const formatSketch = (sketch: LandSketch): string =>
  [
    `${formatAcres(computeRingAcres(sketch))} ${formatBilingual(texts.acre)}`,
    ...sketch.map(
      ([longitude, latitude], at) => `${at + 1}: ${latitude.toFixed(6)}, ${longitude.toFixed(6)}`,
    ),
  ].join('; ');
