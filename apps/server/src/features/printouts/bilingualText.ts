import {
  computeRingAcres,
  formatAcres,
  type BilingualText,
  type FormField,
  type LandSketch,
  type PossessionProofs,
  type Shares,
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

/** Returns proofs of possession with their years in one line. */
export const formatProofs = (proofs: PossessionProofs, choices: FormField['choices']): string =>
  proofs
    .map(({ kind, from, to }) => {
      const name = choices?.[kind]?.printedText;
      const span = from === to ? `${from}` : `${from}–${to}`;
      return name === undefined ? span : `${formatBilingual(name)}, ${span}`;
    })
    .join('; ');

/** Returns the acres and the corners of a sketch, latitude before longitude. */
export const formatSketch = (sketch: LandSketch): string =>
  [
    `${formatAcres(computeRingAcres(sketch))} ${formatBilingual(texts.acre)}`,
    ...sketch.map(([longitude, latitude]) => `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`),
  ].join('; ');
