import type { TextKey } from '../../../i18n/textKey.ts';
import { findActionLabel } from '../../../common/applications/stepLabels.ts';

/** Actions whose stage leaves a choice, and actions of others than officers. */
const nextLabels: Readonly<Record<string, TextKey<'officer'>>> = {
  adjourn: 'next.adjourn',
  answer: 'next.answer',
  approve: 'next.approve',
  decide: 'next.decide',
  endSlot: 'next.endSlot',
  inspect: 'next.inspect',
  pay: 'next.pay',
  paySecurity: 'next.paySecurity',
  qualify: 'next.qualify',
  query: 'next.query',
};

/** Returns the label of what has to be done next. */
export const getNextStepLabel = (action: string): TextKey<'officer'> =>
  nextLabels[action] ?? findActionLabel(action) ?? 'step';
