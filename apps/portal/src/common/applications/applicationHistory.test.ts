import {
  workflows,
  type ApplicationType,
  type StatusCode,
  type Step,
} from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { formatDueDate } from './applicantAction.ts';
import { listHistoryPoints } from './applicationHistory.ts';

const step = (statusType: string): Step => ({
  at: '2026-11-03T06:12:00Z',
  by: 'Sarojini Behera',
  statusType,
  remark: '',
  action: 'submit',
  state: 'SUBMITTED',
  given: {},
});
const at = (applicationType: ApplicationType, statusType: string, state = 'SCRUTINY') => ({
  applicationType,
  statusType: statusType as StatusCode,
  state,
  dueOn: '2026-11-18T06:12:00Z',
});
const points = (type: 1 | 2, status: string, steps: Step[]) =>
  listHistoryPoints(at(type, status), steps, 'own');
const states = (type: 1 | 2, status: string, steps: Step[]) =>
  points(type, status, steps).map(({ state }) => state);
const lastTitle = (type: 1 | 2, status: string) =>
  points(type, status, [step('P'), step(status)]).at(-1)?.title;

describe('listHistoryPoints', () => {
  it('shows the upcoming points while the application is pending', () => {
    expect(states(2, 'P', [step('P')])).toEqual(['done', 'now', 'todo']);
  });

  it('ends with the decision', () => {
    expect(states(2, 'A', [step('P'), step('A')])).toEqual(['done', 'done']);
    expect(states(2, 'R', [step('P'), step('R')])).toEqual(['done', 'stopped']);
    expect(states(2, 'G CLOSE', [step('P'), step('G CLOSE')])).toEqual(['done', 'stopped']);
  });

  it('has the title of the stage of a step, "verification" for an unknown one', () => {
    const titles = points(2, 'P', [
      step('P'),
      { ...step('P'), state: 'FIELD' },
      { ...step('P'), state: 'OTHER' },
    ]).map(({ title }) => title);
    expect(titles[1]).toEqual('specification:state.FIELD');
    expect(titles[2]).toEqual('common:application.history.review');
  });

  it('has the title of the question that was asked, not of the awaited answer', () => {
    const titles = points(2, 'P', [step('P'), { ...step('P'), state: 'QUERY' }]);
    expect(titles[1]?.title).toEqual('common:application.history.question');
  });

  it('has the same title for a decision as the status tracker', () => {
    expect(lastTitle(2, 'A')).toEqual('specification:track.status.approved');
    expect(lastTitle(1, 'A')).toEqual('specification:track.status.transferred');
    expect(lastTitle(2, 'G CLOSE')).toEqual('specification:track.status.close');
  });

  it('has the titles of appeal and withdrawal, and no second rejection', () => {
    const appeal = { ...step('R'), action: 'appeal', state: 'APPEALED' };
    const titles = points(2, 'R', [step('P'), step('R'), appeal]).map(({ title }) => title);
    expect(titles.slice(1)).toEqual([
      'specification:track.status.rejected',
      'specification:state.APPEALED',
    ]);
    const withdrawn = { ...step('G CLOSE'), action: 'withdraw', state: 'WITHDRAWN' };
    const last = points(2, 'G CLOSE', [step('P'), withdrawn]).at(-1);
    expect(last).toMatchObject({ state: 'stopped', title: 'specification:state.WITHDRAWN' });
  });

  it.each([
    ['QUERY', 'own', 'common:application.history.answer.own'],
    ['QUERY', 'office', 'common:application.history.answer.office'],
    ['DEMAND', 'own', 'common:application.history.payment.own'],
    ['STAYED', 'office', 'common:application.history.court.text'],
    ['SCRUTINY', 'own', 'common:application.history.review.text'],
    ['COMMITTEE', 'own', 'common:application.history.stage.committee'],
    ['SUBMITTED', 'own', 'common:application.history.review.text'],
  ] as const)('shows in state %s to %s what the office waits for', (state, viewer, text) => {
    const now = listHistoryPoints(at(2, 'P', state), [step('P')], viewer)[1];
    expect(now).toMatchObject({ state: 'now', text });
  });
});

describe('the present point of the history', () => {
  const history = (state: string, ...steps: Step[]) =>
    listHistoryPoints(at(2, 'P', state), [step('P'), ...steps], 'own');
  const toState = (state: string, action = 'resolve') => ({ ...step('P'), action, state });

  it('is the step that led to the present stage, not a second point', () => {
    const points = history('COMMITTEE', toState('COMMITTEE'));
    expect(points.map(({ state, title }) => [state, title])).toEqual([
      ['done', 'common:application.history.submitted'],
      ['now', 'specification:state.COMMITTEE'],
      ['todo', 'common:application.history.decision'],
    ]);
    expect(points[1]?.step).toMatchObject({ action: 'resolve' });
  });

  it('follows what happened to the application in its stage', () => {
    const points = history('FIELD', toState('FIELD'), toState('FIELD', 'claim'));
    expect(points.slice(1, 4).map(({ state, title }) => [state, title])).toEqual([
      ['done', 'specification:state.FIELD'],
      ['done', 'common:application.history.claim'],
      ['now', 'specification:state.FIELD'],
    ]);
  });

  it('is followed by the order where the application is decided', () => {
    const last = history('PAID', toState('DEMAND'), toState('PAID', 'pay')).at(-1);
    expect(last).toMatchObject({ state: 'todo', title: 'common:application.history.order' });
  });

  it('says for each stage of the office what happens in it', () => {
    const open = ([1, 2, 3, 6] as const).flatMap((type) =>
      Object.entries(workflows[type].states).filter(([, { wire }]) => wire === 'P'),
    );
    const silent = open
      .map(([state]) => state)
      .filter((state) => state !== 'SUBMITTED' && state !== 'SCRUTINY')
      .filter((state) =>
        history(state)
          .find(({ state: at }) => at === 'now')
          ?.text?.endsWith('review.text'),
      );
    expect(silent).toEqual([]);
  });
});

describe('formatDueDate', () => {
  const text = { t: (key: string, values: object = {}) => `${key} ${JSON.stringify(values)}` };
  const due = (...where: Parameters<typeof at>) => formatDueDate(at(...where), text as never);

  it('returns the due date of the applicant, and none for anybody else', () => {
    expect(due(2, 'P', 'QUERY')).toBe('common:application.answerBy {"date":"18-11-2026"}');
    expect(due(2, 'P', 'DEMAND')).toBe('common:application.payBy {"date":"18-11-2026"}');
    expect(due(2, 'P', 'SCRUTINY')).toBeUndefined();
    expect(due(2, 'G CLOSE', 'QUERY')).toBeUndefined();
    expect(formatDueDate({ ...at(2, 'P', 'QUERY'), dueOn: null }, text as never)).toBeUndefined();
  });
});
