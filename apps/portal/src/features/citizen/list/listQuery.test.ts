import type { OwnApplication } from '@temple-land/portal-core';
import { describe, expect, it } from 'vitest';
import { landApplication } from '../../../../stories/samples/applications.ts';
import { buildListQuery, filterApplications, listYears, parseListQuery } from './listQuery.ts';

const first = landApplication.result;

function createRow(applicationId: number, createdOn: string, changes: object): OwnApplication {
  return { ...first, ...changes, applicationId, createdOn };
}

const progress = (stageDays: number, expectedOn: string | null) => ({
  progress: { waitsFor: 'office', roles: [], stageDays, expectedOn },
});
const rows = [
  // New Year in India has begun.
  createRow(1, '2025-12-31T19:00:00.000Z', progress(2, '2026-03-01T00:00:00.000Z')),
  createRow(2, '2025-12-31T18:00:00.000Z', { ...progress(9, null), statusType: 'R' }),
  createRow(3, '2024-06-01T00:00:00.000Z', {
    ...progress(4, '2026-02-01T00:00:00.000Z'),
    applicationType: 1,
  }),
];

const show = (query: string) =>
  filterApplications(rows, parseListQuery(new URLSearchParams(query))).map(
    ({ applicationId }) => applicationId,
  );

describe('the list of the own applications', () => {
  it.each([
    ['', [1, 2, 3]],
    ['type=1', [3]],
    ['type=2&status=R', [2]],
    ['year=2026', [1]],
    ['year=2025', [2]],
    ['sort=oldest', [3, 2, 1]],
    ['sort=expected', [3, 1, 2]],
    ['sort=longest', [2, 3, 1]],
    ['type=9&status=X&year=99&sort=no', [1, 2, 3]],
  ])('with “%s” shows %j', (query, expected) => {
    expect(show(query)).toEqual(expected);
  });

  it('has the years of submission in Indian time, newest first', () => {
    expect(listYears(rows)).toEqual([2026, 2025, 2024]);
  });

  it.each(['', 'type=2&status=G+CLOSE&year=2026&sort=expected&page=2&rows=20'])(
    'has the address “%s”',
    (query) => {
      expect(buildListQuery(parseListQuery(new URLSearchParams(query)))).toBe(query);
    },
  );

  it('ignores a page that is none', () => {
    expect(parseListQuery(new URLSearchParams('page=-1&rows=7'))).toMatchObject({
      page: 1,
      rows: 10,
    });
  });
});
