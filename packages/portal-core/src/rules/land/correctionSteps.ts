import type { CorrectionAction, CorrectionState } from '../../schemas/land/corrections.ts';

/** Who takes a step of a correction request, from which states, and what it becomes. */
interface CorrectionStepRule {
  by: 'office' | 'requester';
  from: readonly CorrectionState[];
  to: CorrectionState;
}

/** The steps of a correction request; the approval of the proposed edit is the checker's and is not among them. */
export const correctionSteps = {
  ask: { by: 'office', from: ['open'], to: 'asked' },
  answer: { by: 'requester', from: ['asked'], to: 'open' },
  propose: { by: 'office', from: ['open', 'asked'], to: 'proposed' },
  refuse: { by: 'office', from: ['open', 'asked'], to: 'refused' },
  withdraw: { by: 'requester', from: ['open', 'asked'], to: 'withdrawn' },
} as const satisfies Readonly<Record<CorrectionAction, CorrectionStepRule>>;

/** Returns whether a step is possible in a state. */
export const isCorrectionStepOpen = (action: CorrectionAction, state: CorrectionState): boolean =>
  correctionSteps[action].from.some((from) => from === state);
