import type { MessageKey, QueueRow } from '@temple-land/portal-core';
import type { TextKey } from '../../../i18n/textKey.ts';
import type { DecisionStatus } from './useDecision.ts';

const choices = [
  {
    value: 'A',
    label: 'decision.approve',
    submitLabel: 'decision.submit.approve',
    question: 'decision.confirm.approve',
    doneMessage: 'notice.approved',
  },
  {
    value: 'R',
    label: 'decision.reject',
    submitLabel: 'decision.submit.reject',
    question: 'decision.confirm.reject',
    doneMessage: 'notice.rejected',
  },
  {
    value: 'G CLOSE',
    label: 'decision.close',
    submitLabel: 'decision.submit.close',
    question: 'decision.confirm.close',
    doneMessage: 'notice.closed',
  },
] as const satisfies readonly {
  value: DecisionStatus;
  label: TextKey<'officer'>;
  submitLabel: TextKey<'officer'>;
  question: TextKey<'officer'>;
  doneMessage: MessageKey;
}[];

/** Returns the texts of a decision. */
export const getChoice = (status: DecisionStatus) =>
  choices.find(({ value }) => value === status) ?? choices[0];

/** Returns the decisions that the officer may make on an application. */
export const listChoices = ({ decisions }: QueueRow) =>
  choices.filter(({ value }) => decisions.includes(value));
