import {
  en,
  openStatus,
  getStatusView,
  type ApplicationType,
  type MessageKey,
  type Step,
} from '@temple-land/portal-core';
import { findApplicantAction, type ApplicationProgress, type Viewer } from './applicantAction.ts';
import type { TextKey } from '../../i18n/textKey.ts';

/** The state of a point in the history. */
export type HistoryState = 'done' | 'now' | 'todo' | 'stopped';

/** A point in the history of an application: its title by the key of its text. */
export interface HistoryPoint {
  state: HistoryState;
  title: TextKey;
  /** The text below a point without a step. */
  text?: TextKey;
  /** Whether the applicant has to act by the due date of the application. */
  hasDueDate?: boolean;
  step?: Step;
}

const getDecisionState = (code: string): HistoryState => (code === 'A' ? 'done' : 'stopped');

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

/** The title of a step whose state is named after what is awaited. */
const requestTitles: Readonly<Record<string, TextKey>> = {
  QUERY: 'common:application.history.question',
  DEMAND: 'common:application.history.demand',
};

/**
 * The titles of steps that change only who deals with the application, of questions between offices, of payments that are
 * taken back, and of appeals to a higher court.
 */
const assignmentTitles: Readonly<Record<string, TextKey>> = {
  answerOffice: 'common:application.history.answerOffice',
  askOffice: 'common:application.history.askOffice',
  assign: 'common:application.history.assign',
  changeAppeal: 'common:application.history.changeAppeal',
  claim: 'common:application.history.claim',
  proposeReversal: 'common:application.history.proposeReversal',
  recordAppeal: 'common:application.history.recordAppeal',
  refuseReversal: 'common:application.history.refuseReversal',
  release: 'common:application.history.release',
  reversePayment: 'common:application.history.reversePayment',
  withdrawQuestion: 'common:application.history.withdrawQuestion',
};

/** Returns the title of the stage after a step; a stage without a title is the verification. */
function getStageTitle({ action, state }: Step): HistoryPoint['title'] {
  const assignmentTitle = assignmentTitles[action];
  if (assignmentTitle !== undefined) return assignmentTitle;
  const requestTitle = requestTitles[state];
  if (requestTitle !== undefined) return requestTitle;
  const key = `state.${state}`;
  return isMessageKey(key) ? `specification:${key}` : 'common:application.history.review';
}

/** States reached by the applicant or by a deadline, which have a more precise title than the status. */
const statesWithOwnTitle = new Set(['WITHDRAWN', 'LAPSED']);

function toHistoryPoints(
  type: ApplicationType,
  steps: readonly Step[],
  index: number,
): HistoryPoint[] {
  const step = steps[index];
  if (step === undefined) return [];
  if (index === 0) {
    return [{ state: 'done', title: 'common:application.history.submitted', step }];
  }
  const { statusType, state } = step;
  const isSameStatus = steps[index - 1]?.statusType === statusType;
  // A step after a decision, such as an appeal or the deed, is not a second decision.
  if (statusType === openStatus || isSameStatus) {
    return [{ state: 'done', title: getStageTitle(step), step }];
  }
  const { label } = getStatusView(type, statusType);
  const title = statesWithOwnTitle.has(state)
    ? getStageTitle(step)
    : (`specification:${label}` as const);
  return [{ state: getDecisionState(statusType), title, step }];
}

const getUpcomingDecision = (viewer: Viewer): HistoryPoint => ({
  state: 'todo',
  title: 'common:application.history.decision',
  text:
    viewer === 'own'
      ? 'common:application.history.decision.text'
      : 'common:application.history.decision.office',
});

function getCurrentPoint(application: ApplicationProgress, viewer: Viewer): HistoryPoint {
  const action = findApplicantAction(application);
  if (action) {
    return { state: 'now', title: action.title, text: action.text[viewer], hasDueDate: true };
  }
  if (application.state === 'STAYED') {
    const title = 'specification:state.STAYED' as const;
    return { state: 'now', title, text: 'common:application.history.court.text' };
  }
  const text = 'common:application.history.review.text';
  return { state: 'now', title: 'common:application.history.review', text };
}

/** Returns the history of an application, oldest first; while it is pending, with the current and the next point. */
export function listHistoryPoints(
  application: ApplicationProgress,
  steps: readonly Step[],
  viewer: Viewer,
): HistoryPoint[] {
  const { applicationType, statusType } = application;
  const past = steps.flatMap((_, index) => toHistoryPoints(applicationType, steps, index));
  return statusType === openStatus
    ? [...past, getCurrentPoint(application, viewer), getUpcomingDecision(viewer)]
    : past;
}
