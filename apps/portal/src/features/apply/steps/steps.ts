import { isDetailsDone, isLandDone, isPurposeDone, type LandDraft } from '../landDraft.ts';
import type { TextKey } from '../../../i18n/textKey.ts';

/** A step of the application, 1 to 5. */
export type StepNumber = 1 | 2 | 3 | 4 | 5;

/** The steps in order with their titles. */
export const steps = [
  { number: 1, title: 'step.details' },
  { number: 2, title: 'step.land' },
  { number: 3, title: 'step.purpose' },
  { number: 4, title: 'step.documents' },
  { number: 5, title: 'step.check' },
] as const satisfies readonly { number: StepNumber; title: TextKey<'apply'> }[];

/** The number of steps. */
export const stepCount = steps.length;

/** Returns the first step that still asks for something; `kinds` are the required documents. */
export function firstOpenStep(draft: LandDraft, kinds: readonly number[]): StepNumber {
  if (!isDetailsDone(draft)) return 1;
  if (!isLandDone(draft)) return 2;
  if (!isPurposeDone(draft)) return 3;
  const uploaded = new Set(draft.files.map(({ kind }) => kind));
  return kinds.every((kind) => uploaded.has(kind)) ? 5 : 4;
}

const isStep = (value: number): value is StepNumber => steps.some(({ number }) => number === value);

/** Returns the step an address asks for, never past the first open one. */
export function stepOf(asked: string | null, firstOpen: StepNumber): StepNumber {
  const number = Number(asked ?? firstOpen);
  return isStep(number) && number <= firstOpen ? number : firstOpen;
}

/** Returns the step after a step; the last one stays. */
export function stepAfter(step: StepNumber): StepNumber {
  const next = step + 1;
  return isStep(next) ? next : step;
}

/** Returns the step before a step; the first one stays. */
export function stepBefore(step: StepNumber): StepNumber {
  const last = step - 1;
  return isStep(last) ? last : step;
}
