import {
  en,
  openStatus,
  statusView,
  type ApplicationType,
  type MessageKey,
  type Step,
} from '@temple-land/portal-core';
import type { PageKey } from '../i18n/pageKey.ts';
import { waitOf, type Standpoint, type Viewer } from './applicationWait.ts';

/** How far a point of the history is. */
export type HistoryState = 'done' | 'now' | 'todo' | 'stopped';

/** A point in the history of an application: its title is page copy, or a word of the catalogue. */
export interface HistoryPoint {
  state: HistoryState;
  title: { page: PageKey } | { message: MessageKey };
  /** What is said under it when there is no step behind it. */
  text?: PageKey;
  /** The applicant has to act, by the day on which the application is due. */
  isWait?: boolean;
  step?: Step;
}

const stateOf = (code: string): HistoryState => (code === 'A' ? 'done' : 'stopped');

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** What the office did to come to a state whose own words say what it waits for. */
const asked: Readonly<Record<string, PageKey>> = {
  QUERY: 'application.history.question',
  DEMAND: 'application.history.demand',
};

/** Returns the words of the stage that a step led to; a stage without words is the verification. */
function stageOf({ state }: Step): HistoryPoint['title'] {
  const question = asked[state];
  if (question !== undefined) return { page: question };
  const key = `state.${state}`;
  return isKey(key) ? { message: key } : { page: 'application.history.review' };
}

/** States that the applicant or the calendar brings about: their own words say more than the status. */
const undecided = new Set(['WITHDRAWN', 'LAPSED']);

function pointOf(type: ApplicationType, steps: readonly Step[], index: number): HistoryPoint[] {
  const step = steps[index];
  if (step === undefined) return [];
  if (index === 0) {
    return [{ state: 'done', title: { page: 'application.history.submitted' }, step }];
  }
  const { statusType, state } = step;
  const isSameStatus = steps[index - 1]?.statusType === statusType;
  // What follows a decision, such as an appeal or the deed, is no second decision.
  if (statusType === openStatus || isSameStatus) {
    return [{ state: 'done', title: stageOf(step), step }];
  }
  const { label } = statusView(type, statusType);
  const title = undecided.has(state) ? stageOf(step) : { message: label };
  return [{ state: stateOf(statusType), title, step }];
}

const decisionFor = (viewer: Viewer): HistoryPoint => ({
  state: 'todo',
  title: { page: 'application.history.decision' },
  text:
    viewer === 'own' ? 'application.history.decision.text' : 'application.history.decision.office',
});

function nowOf(application: Standpoint, viewer: Viewer): HistoryPoint {
  const wait = waitOf(application);
  if (wait) {
    return { state: 'now', title: { page: wait.title }, text: wait.text[viewer], isWait: true };
  }
  if (application.state === 'STAYED') {
    const title = { message: 'state.STAYED' } as const;
    return { state: 'now', title, text: 'application.history.court.text' };
  }
  const text = 'application.history.review.text';
  return { state: 'now', title: { page: 'application.history.review' }, text };
}

/** Returns the history of an application, oldest first, with what is still ahead while it is pending. */
export function historyPoints(
  application: Standpoint,
  steps: readonly Step[],
  viewer: Viewer,
): HistoryPoint[] {
  const { applicationType, statusType } = application;
  const past = steps.flatMap((_, index) => pointOf(applicationType, steps, index));
  return statusType === openStatus
    ? [...past, nowOf(application, viewer), decisionFor(viewer)]
    : past;
}
