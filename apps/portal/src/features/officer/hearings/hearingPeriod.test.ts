import { describe, expect, it } from 'vitest';
import {
  buildHearingQuery,
  getHearingRange,
  listDaysBetween,
  parseHearingPeriod,
  shiftHearingPeriod,
} from './hearingPeriod.ts';

const parse = (query: string) => parseHearingPeriod(new URLSearchParams(query), '2026-11-26');

describe('the period of the calendar of hearings', () => {
  it('is in the address, and this week without one or with an impossible day', () => {
    expect(parse('view=day&day=2026-12-01')).toEqual({ view: 'day', day: '2026-12-01' });
    for (const query of ['', 'view=year', 'day=2026-02-31', 'day=x']) {
      expect(parse(query)).toEqual({ view: 'week', day: '2026-11-26' });
    }
    expect(buildHearingQuery({ view: 'list', day: '2026-11-26' }).toString()).toBe(
      'view=list&day=2026-11-26',
    );
  });

  it('is a week from Monday to Sunday, also over the end of a year', () => {
    const week = (day: string) => getHearingRange({ view: 'week', day });
    expect(week('2026-11-26')).toEqual({ fromDate: '2026-11-23', toDate: '2026-11-29' });
    expect(week('2026-11-29')).toEqual(week('2026-11-23'));
    expect(week('2027-01-01')).toEqual({ fromDate: '2026-12-28', toDate: '2027-01-03' });
  });

  it('is a day, or thirteen weeks as a list', () => {
    const day = '2026-11-26';
    expect(getHearingRange({ view: 'day', day })).toEqual({ fromDate: day, toDate: day });
    expect(getHearingRange({ view: 'list', day })).toEqual({
      fromDate: day,
      toDate: '2027-02-24',
    });
  });

  it('moves by its own length', () => {
    const move = (view: 'day' | 'list' | 'week', by: 1 | -1) =>
      shiftHearingPeriod({ view, day: '2026-11-26' }, by).day;
    expect([move('day', 1), move('week', -1), move('list', 1)]).toEqual([
      '2026-11-27',
      '2026-11-19',
      '2027-02-25',
    ]);
    expect(listDaysBetween('2026-11-29', '2026-12-01')).toEqual([
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
    ]);
  });
});
