import {
  en,
  openStatus,
  getStatusView,
  type ApplicationType,
  type MessageKey,
  type Step,
} from '@temple-land/portal-core';
import { waitOf, type Standpoint, type Viewer } from './applicationWait.ts';
import type { TextKey } from '../../i18n/textKey.ts';

/** How far a point of the history is. */
export type HistoryState = 'done' | 'now' | 'todo' | 'stopped';

/** A point in the history of an application: its title by the key of its text. */
export interface HistoryPoint {
  state: HistoryState;
  title: TextKey;
  /** What is said under it when there is no step behind it. */
  text?: TextKey;
  /** The applicant has to act, by the day on which the application is due. */
  isWait?: boolean;
  step?: Step;
}

const stateOf = (code: string): HistoryState => (code === 'A' ? 'done' : 'stopped');

const isKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** What the office did to come to a state whose own words say what it waits for. */
const asked: Readonly<Record<string, TextKey>> = {
  QUERY: 'common:application.history.question',
  DEMAND: 'common:application.history.demand',
};

/** Returns the words of the stage that a step led to; a stage without words is the verification. */
function stageOf({ state }: Step): HistoryPoint['title'] {
  const question = asked[state];
  if (question !== undefined) return question;
  const key = `state.${state}`;
  return isKey(key) ? `specification:${key}` : 'common:application.history.review';
}

/** States that the applicant or the calendar brings about: their own words say more than the status. */
const undecided = new Set(['WITHDRAWN', 'LAPSED']);

function pointOf(type: ApplicationType, steps: readonly Step[], index: number): HistoryPoint[] {
  const step = steps[index];
  if (step === undefined) return [];
  if (index === 0) {
    return [{ state: 'done', title: 'common:application.history.submitted', step }];
  }
  const { statusType, state } = step;
  const isSameStatus = steps[index - 1]?.statusType === statusType;
  // What follows a decision, such as an appeal or the deed, is no second decision.
  if (statusType === openStatus || isSameStatus) {
    return [{ state: 'done', title: stageOf(step), step }];
  }
  const { label } = getStatusView(type, statusType);
  const title = undecided.has(state) ? stageOf(step) : (`specification:${label}` as const);
  return [{ state: stateOf(statusType), title, step }];
}

const decisionFor = (viewer: Viewer): HistoryPoint => ({
  state: 'todo',
  title: 'common:application.history.decision',
  text:
    viewer === 'own'
      ? 'common:application.history.decision.text'
      : 'common:application.history.decision.office',
});

function nowOf(application: Standpoint, viewer: Viewer): HistoryPoint {
  const wait = waitOf(application);
  if (wait) {
    return { state: 'now', title: wait.title, text: wait.text[viewer], isWait: true };
  }
  if (application.state === 'STAYED') {
    const title = 'specification:state.STAYED' as const;
    return { state: 'now', title, text: 'common:application.history.court.text' };
  }
  const text = 'common:application.history.review.text';
  return { state: 'now', title: 'common:application.history.review', text };
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
