import type { Step } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { historyPoints } from './applicationHistory.ts';

const step = (statusType: string): Step => ({
  at: '2026-11-03T06:12:00Z',
  by: 'Sarojini Behera',
  statusType,
  remark: '',
  action: 'submit',
  state: 'SUBMITTED',
  given: {},
});
const states = (type: 1 | 2, status: string, steps: Step[]) =>
  historyPoints(type, status, steps).map(({ state }) => state);
const lastTitle = (type: 1 | 2, status: string) =>
  historyPoints(type, status, [step('P'), step(status)]).at(-1)?.title;

describe('historyPoints', () => {
  it('shows what is ahead while the application is pending', () => {
    expect(states(2, 'P', [step('P')])).toEqual(['done', 'now', 'todo']);
  });

  it('ends with the decision', () => {
    expect(states(2, 'A', [step('P'), step('A')])).toEqual(['done', 'done']);
    expect(states(2, 'R', [step('P'), step('R')])).toEqual(['done', 'stopped']);
    expect(states(2, 'G CLOSE', [step('P'), step('G CLOSE')])).toEqual(['done', 'stopped']);
  });

  it('names the stage of a step on the way, and calls an unknown one the verification', () => {
    const titles = historyPoints(2, 'P', [
      step('P'),
      { ...step('P'), state: 'QUERY' },
      { ...step('P'), state: 'OTHER' },
    ]).map(({ title }) => title);
    expect(titles[1]).toEqual({ message: 'state.QUERY' });
    expect(titles[2]).toEqual({ page: 'application.history.review' });
  });

  it('names the decision as the tracker does', () => {
    expect(lastTitle(2, 'A')).toEqual({ message: 'track.status.approved' });
    expect(lastTitle(1, 'A')).toEqual({ message: 'track.status.transferred' });
    expect(lastTitle(2, 'G CLOSE')).toEqual({ message: 'track.status.close' });
  });
});
