import { describe, expect, it } from 'vitest';
import { buildQueueQuery, parseQueueQuery } from './queueQuery.ts';
import { defaultQueueFilter } from './useQueue.ts';

describe('parseQueueQuery', () => {
  it.each([
    ['', {}],
    ['type=1&status=G+CLOSE&page=3', { applicationType: 1, statusType: 'G CLOSE', pageNumber: 3 }],
    ['status=all', { statusType: undefined }],
    ['stage=FIELD&q=PUR&overdue=1', { state: 'FIELD', search: 'PUR', isOverdue: true }],
    ['type=1&stage=FIELD', { applicationType: 1 }],
    ['type=9&page=-1&stage=constructor&overdue=yes', {}],
    ['page=1.5', {}],
  ] as const)('of %s', (address, part) => {
    expect(parseQueueQuery(new URLSearchParams(address))).toEqual({
      ...defaultQueueFilter,
      ...part,
    });
  });
});

it('parses the query that it builds', () => {
  const filter = {
    applicationType: 3,
    statusType: undefined,
    state: 'HEARING',
    search: 'CS/2026',
    isOverdue: true,
    pageNumber: 2,
  } as const;
  const address = buildQueueQuery(filter, 'CS/2026/PUR/000001');
  expect(parseQueueQuery(address)).toEqual(filter);
  expect(address.get('open')).toBe('CS/2026/PUR/000001');
});
