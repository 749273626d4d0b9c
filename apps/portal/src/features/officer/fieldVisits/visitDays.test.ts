import type { FieldVisit } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { buildVisitDaysQuery, filterVisits, parseVisitDays } from './visitDays.ts';

const parse = (query: string) => parseVisitDays(new URLSearchParams(query));
const planned = ['', '2026-11-22', '2026-11-23', '2026-11-26', '2026-11-29', '2026-11-30'].map(
  (plannedOn) => ({ plannedOn }) as FieldVisit,
);
const filter = (query: string) =>
  filterVisits(planned, parse(query), '2026-11-26').map(({ plannedOn }) => plannedOn);

describe('the days of field visits', () => {
  it('are in the address, and all for anything else', () => {
    for (const query of ['day=today', 'day=week', 'day=2026-11-26', '']) {
      expect(buildVisitDaysQuery(parse(query)).toString()).toBe(query);
    }
    for (const query of ['day=year', 'day=2026-02-30'])
      expect(parse(query)).toEqual({ kind: 'all' });
  });

  it('leave the visits that are planned for them', () => {
    expect(filter('')).toHaveLength(6);
    expect(filter('day=today')).toEqual(['2026-11-26']);
    expect(filter('day=week')).toEqual(['2026-11-23', '2026-11-26', '2026-11-29']);
    expect(filter('day=2026-11-30')).toEqual(['2026-11-30']);
    expect(filter('day=2026-12-01')).toEqual([]);
  });
});
