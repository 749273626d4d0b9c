import {
  isDetailsComplete,
  isFeeComplete,
  isLandComplete,
  isPurposeComplete,
  type LandDraft,
} from '../landDraft.ts';
import type { TextKey } from '../../../i18n/textKey.ts';

/** The number of a step, 1 to 6. */
export type StepNumber = 1 | 2 | 3 | 4 | 5 | 6;

/** The steps in order with their titles. */
export const steps = [
  { number: 1, title: 'step.details' },
  { number: 2, title: 'step.land' },
  { number: 3, title: 'step.purpose' },
  { number: 4, title: 'step.fee' },
  { number: 5, title: 'step.documents' },
  { number: 6, title: 'step.check' },
] as const satisfies readonly { number: StepNumber; title: TextKey<'apply'> }[];

/** The number of steps. */
export const stepCount = steps.length;

/** Returns the first incomplete step; `kinds` are the ids of the required documents. */
export function findFirstOpenStep(draft: LandDraft, kinds: readonly number[]): StepNumber {
  if (!isDetailsComplete(draft)) return 1;
  if (!isLandComplete(draft)) return 2;
  if (!isPurposeComplete(draft)) return 3;
  if (!isFeeComplete(draft)) return 4;
  const uploaded = new Set(draft.files.map(({ kind }) => kind));
  return kinds.every((kind) => uploaded.has(kind)) ? 6 : 5;
}

const isStep = (value: number): value is StepNumber => steps.some(({ number }) => number === value);

/** Returns the step of an address, at most the first incomplete one. */
export function parseStep(requested: string | null, firstOpen: StepNumber): StepNumber {
  const number = Number(requested ?? firstOpen);
  return isStep(number) && number <= firstOpen ? number : firstOpen;
}

/** Returns the next step; the last one for the last. */
export function getNextStep(step: StepNumber): StepNumber {
  const next = step + 1;
  return isStep(next) ? next : step;
}

/** Returns the previous step; the first one for the first. */
export function getPreviousStep(step: StepNumber): StepNumber {
  const last = step - 1;
  return isStep(last) ? last : step;
}
