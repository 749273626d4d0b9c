import {
  message,
  formatDate,
  formatRupees,
  type StepData,
  type Language,
  type MessageKey,
} from '@temple-land/portal-core';
import type { ReasonName } from '../../db/applications/reasons.ts';
import type { NotificationText } from '../../db/notifications/notify.ts';
import type { ApplicationState } from './applicationState.repository.ts';

const stateKey = (state: string) => `state.${state}` as MessageKey;

/** Returns the name of a state in a language. */
const getStateName = (language: Language, state: string) => message(language, stateKey(state));

const plainKeys: Readonly<Record<string, MessageKey>> = {
  APPROVED: 'notice.approved',
  WITHDRAWN: 'notice.cancelled',
};

const getReason = (language: Language, { remark }: StepData, reason: ReasonName | undefined) =>
  [reason?.[language], remark].filter(Boolean).join('. ');

const formatDay = (day: string) => formatDate(`${day}T00:00:00+05:30`);

function buildSpecialNotice(
  language: Language,
  application: ApplicationState,
  given: StepData,
  amountDue: number | undefined,
): string | undefined {
  const { number, state, dueOn } = application;
  const date = dueOn === null ? '' : formatDate(dueOn.toISOString());
  if (state === 'QUERY') {
    return message(language, 'notice.query', { number, query: given.query ?? '', date });
  }
  if (state === 'DEMAND' && amountDue !== undefined) {
    const amount = formatRupees(amountDue);
    return message(language, 'notice.demandAmount', { number, date, amount });
  }
  if (state === 'DEMAND') return message(language, 'notice.demand', { number, date });
  if (state === 'HEARING' && given.date !== undefined) {
    return message(language, 'notice.hearing', { number, date: formatDay(given.date) });
  }
  if (state === 'TRANSFERRED' && given.authority !== undefined) {
    const authority = message(language, `authority.${given.authority}`);
    return message(language, 'notice.transferred', { number, authority });
  }
  if (state === 'REJECTED' && given.duplicateOf !== undefined) {
    const { duplicateOf: earlier, remark = '' } = given;
    return message(language, 'notice.duplicate', { number, earlier, remark });
  }
  return undefined;
}

function buildEndNotice(
  language: Language,
  { number, status, state }: ApplicationState,
  given: StepData,
  reason: ReasonName | undefined,
) {
  const plain = plainKeys[state];
  if (plain !== undefined) return message(language, plain, { number });
  const remark = getReason(language, given, reason);
  if (remark === '') return undefined;
  if (status === 'R') return message(language, 'notice.rejected', { number, remark });
  return status === 'G CLOSE' ? message(language, 'notice.closed', { number, remark }) : undefined;
}

/** Builds the notification of a step: the new state and what the applicant has to do. */
export function buildStepNotice(
  application: ApplicationState,
  given: StepData,
  { amountDue, reason }: { amountDue?: number | undefined; reason?: ReasonName | undefined },
): NotificationText {
  return (language) =>
    buildSpecialNotice(language, application, given, amountDue) ??
    buildEndNotice(language, application, given, reason) ??
    message(language, 'notice.step', {
      number: application.number,
      state: getStateName(language, application.state),
    });
}

/** Builds the reminder of an open question or payment. */
export function buildReminder({ number, state, dueOn }: ApplicationState): NotificationText {
  const date = dueOn === null ? '' : formatDate(dueOn.toISOString());
  return (language) =>
    message(language, 'notice.reminder', { number, state: getStateName(language, state), date });
}
