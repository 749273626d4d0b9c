import {
  openStatus,
  getStatusView,
  type ApplicationType,
  type Step,
} from '@temple-land/portal-core';
import { findApplicantAction, type ApplicationProgress, type Viewer } from './applicantAction.ts';
import { describeCurrentStage, getStageTitle, isDecided } from './currentStage.ts';
import type { TextKey } from '../../i18n/textKey.ts';

/** The state of a point in the history. */
export type HistoryState = 'done' | 'now' | 'todo' | 'stopped';

/** A point in the history of an application: its title by the key of its text. */
export interface HistoryPoint {
  state: HistoryState;
  title: TextKey;
  /** What happens at the present point, or at one to come. */
  text?: TextKey;
  /** Whether the applicant has to act by the due date of the application. */
  hasDueDate?: boolean;
  step?: Step;
}

const getDecisionState = (code: string): HistoryState => (code === 'A' ? 'done' : 'stopped');

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

/** Returns the title of a step: what was assigned or requested, or the stage that it led to. */
const getStepTitle = ({ action, state }: Step): TextKey =>
  assignmentTitles[action] ?? requestTitles[state] ?? getStageTitle(state);

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
    return [{ state: 'done', title: getStepTitle(step), step }];
  }
  const { label } = getStatusView(type, statusType);
  const title = statesWithOwnTitle.has(state)
    ? getStepTitle(step)
    : (`specification:${label}` as const);
  return [{ state: getDecisionState(statusType), title, step }];
}

const upcomingPoints = {
  decision: {
    title: 'common:application.history.decision',
    own: 'common:application.history.decision.text',
    office: 'common:application.history.decision.office',
  },
  order: {
    title: 'common:application.history.order',
    own: 'common:application.history.order.text',
    office: 'common:application.history.order.office',
  },
} as const;

/** Returns what is to come: the decision, or after it the order. */
function getUpcomingPoint(state: string, viewer: Viewer): HistoryPoint {
  const { title, [viewer]: text } = upcomingPoints[isDecided(state) ? 'order' : 'decision'];
  return { state: 'todo', title, text };
}

function getCurrentPoint(application: ApplicationProgress, viewer: Viewer): HistoryPoint {
  const action = findApplicantAction(application);
  if (action) {
    return { state: 'now', title: action.title, text: action.text[viewer], hasDueDate: true };
  }
  return { state: 'now', ...describeCurrentStage(application.state) };
}

/** Returns the finished points followed by the present one; the step that led to the present stage is a part of it. */
function addCurrentPoint(past: readonly HistoryPoint[], current: HistoryPoint): HistoryPoint[] {
  const last = past.at(-1);
  const isReached = last?.step !== undefined && last.title === current.title;
  return isReached ? [...past.slice(0, -1), { ...last, ...current }] : [...past, current];
}

/** Returns the history of an application, oldest first; while it is pending, with the current and the next point. */
export function listHistoryPoints(
  application: ApplicationProgress,
  steps: readonly Step[],
  viewer: Viewer,
): HistoryPoint[] {
  const { applicationType, statusType } = application;
  const past = steps.flatMap((_, index) => toHistoryPoints(applicationType, steps, index));
  if (statusType !== openStatus) return past;
  const current = getCurrentPoint(application, viewer);
  return [...addCurrentPoint(past, current), getUpcomingPoint(application.state, viewer)];
}
