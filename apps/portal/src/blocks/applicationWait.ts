import { openStatus, tenderDate, type LandApplication } from '@temple-land/portal-core';
import type { PageKey } from '../i18n/pageKey.ts';
import type { Text } from '../i18n/useText.ts';

/** For whom a screen shows an application: its applicant, or the office. */
export type Viewer = 'own' | 'office';

/** What an application waits for outside the office, in page copy. */
export interface Wait {
  title: PageKey;
  text: Readonly<Record<Viewer, PageKey>>;
  /** The words before the day by which it has to come. */
  by?: PageKey;
}

const payment: Wait = {
  title: 'application.history.payment',
  text: { own: 'application.history.payment.own', office: 'application.history.payment.office' },
  by: 'application.payBy',
};

const waits: Readonly<Record<string, Wait>> = {
  QUERY: {
    title: 'application.history.answer',
    text: { own: 'application.history.answer.own', office: 'application.history.answer.office' },
    by: 'application.answerBy',
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
export function dueText(row: Standpoint, { t }: Pick<Text, 't'>): string | undefined {
  const by = waitOf(row)?.by;
  if (by === undefined || row.dueOn === null) return undefined;
  return t(by, { date: tenderDate(row.dueOn) });
}
