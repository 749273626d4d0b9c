import {
  en,
  openStatus,
  statusView,
  type ApplicationType,
  type MessageKey,
  type Step,
} from '@temple-land/portal-core';
import type { PageKey } from '../i18n/pageKey.ts';

/** How far a point of the history is. */
export type HistoryState = 'done' | 'now' | 'todo' | 'stopped';

/** A point in the history of an application: its title is page copy, or a word of the catalogue. */
export interface HistoryPoint {
  state: HistoryState;
  title: { page: PageKey } | { message: MessageKey };
  /** What is said under it when there is no step behind it. */
  text?: PageKey;
  step?: Step;
}

const stateOf = (code: string): HistoryState => (code === 'A' ? 'done' : 'stopped');

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** Gives the words of the stage that a step led to; a stage without words is the verification. */
function stageOf({ state }: Step): HistoryPoint['title'] {
  const key = `state.${state}`;
  return isKey(key) ? { message: key } : { page: 'application.history.review' };
}

function pointOf(type: ApplicationType, step: Step, index: number): HistoryPoint {
  if (index === 0) return { state: 'done', title: { page: 'application.history.submitted' }, step };
  if (step.statusType === openStatus) {
    return { state: 'done', title: stageOf(step), step };
  }
  const { label } = statusView(type, step.statusType);
  return { state: stateOf(step.statusType), title: { message: label }, step };
}

const ahead: readonly HistoryPoint[] = [
  {
    state: 'now',
    title: { page: 'application.history.review' },
    text: 'application.history.review.text',
  },
  {
    state: 'todo',
    title: { page: 'application.history.decision' },
    text: 'application.history.decision.text',
  },
];

/** Gives the history of an application, oldest first, with what is still ahead while it is pending. */
export function historyPoints(
  type: ApplicationType,
  status: string,
  steps: readonly Step[],
): HistoryPoint[] {
  const past = steps.map((step, index) => pointOf(type, step, index));
  return status === openStatus ? [...past, ...ahead] : past;
}
