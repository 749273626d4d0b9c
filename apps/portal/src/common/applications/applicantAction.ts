import { openStatus, type LandApplication } from '@temple-land/portal-core';
import { formatDate } from '../../i18n/format.ts';
import type { TextKey, Translation } from '../../i18n/textKey.ts';

/** Who views an application: its applicant, or the office. */
export type Viewer = 'own' | 'office';

/** An action that the office awaits from the applicant. */
export interface ApplicantAction {
  title: TextKey;
  text: Readonly<Record<Viewer, TextKey>>;
  /** The label of the due date. */
  dueLabel?: TextKey;
}

const paymentAction: ApplicantAction = {
  title: 'common:application.history.payment',
  text: {
    own: 'common:application.history.payment.own',
    office: 'common:application.history.payment.office',
  },
  dueLabel: 'common:application.payBy',
};

const applicantActions: Readonly<Record<string, ApplicantAction>> = {
  QUERY: {
    title: 'common:application.history.answer',
    text: {
      own: 'common:application.history.answer.own',
      office: 'common:application.history.answer.office',
    },
    dueLabel: 'common:application.answerBy',
  },
  DEMAND: paymentAction,
  LOI: paymentAction,
};

/** The state of an application: type, status, stage and due date. */
export type ApplicationProgress = Pick<
  LandApplication,
  'applicationType' | 'statusType' | 'state' | 'dueOn'
>;

/** Returns the action that an open application awaits from its applicant; undefined while the office has to act. */
export function findApplicantAction({
  statusType,
  state,
}: Pick<ApplicationProgress, 'statusType' | 'state'>) {
  return statusType === openStatus ? applicantActions[state] : undefined;
}

/** Returns the due date of the applicant's action with its label; undefined without one. */
export function formatDueDate(
  row: ApplicationProgress,
  { t }: Pick<Translation, 't'>,
): string | undefined {
  const dueLabel = findApplicantAction(row)?.dueLabel;
  if (dueLabel === undefined || row.dueOn === null) return undefined;
  return t(dueLabel, { date: formatDate(row.dueOn) });
}
