import { openStatus, formatTenderDate, type LandApplication } from '@temple-land/portal-core';
import type { TextKey, Translation } from '../../i18n/textKey.ts';

/** For whom a screen shows an application: its applicant, or the office. */
export type Viewer = 'own' | 'office';

/** What an application waits for outside the office, in page copy. */
export interface Wait {
  title: TextKey;
  text: Readonly<Record<Viewer, TextKey>>;
  /** The words before the day by which it has to come. */
  by?: TextKey;
}

const payment: Wait = {
  title: 'common:application.history.payment',
  text: {
    own: 'common:application.history.payment.own',
    office: 'common:application.history.payment.office',
  },
  by: 'common:application.payBy',
};

const waits: Readonly<Record<string, Wait>> = {
  QUERY: {
    title: 'common:application.history.answer',
    text: {
      own: 'common:application.history.answer.own',
      office: 'common:application.history.answer.office',
    },
    by: 'common:application.answerBy',
  },
  DEMAND: payment,
  LOI: payment,
};

/** What the history needs to know of where an application stands. */
export type Standpoint = Pick<
  LandApplication,
  'applicationType' | 'statusType' | 'state' | 'dueOn'
>;

/** Returns what an open application waits for outside the office; undefined while the office has to act. */
export function waitOf({ statusType, state }: Pick<Standpoint, 'statusType' | 'state'>) {
  return statusType === openStatus ? waits[state] : undefined;
}

/** Returns the day by which the applicant has to act, in words; undefined without one. */
export function dueText(row: Standpoint, { t }: Pick<Translation, 't'>): string | undefined {
  const by = waitOf(row)?.by;
  if (by === undefined || row.dueOn === null) return undefined;
  return t(by, { date: formatTenderDate(row.dueOn) });
}
