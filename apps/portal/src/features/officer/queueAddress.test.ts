import { describe, expect, it } from 'vitest';
import { addressOfFilter, filterOf } from './queueAddress.ts';

const pending = { applicationType: 2, statusType: 'P', pageNumber: 1 } as const;

describe('filterOf', () => {
  it.each([
    ['', pending],
    ['type=1&status=G+CLOSE&page=3', { applicationType: 1, statusType: 'G CLOSE', pageNumber: 3 }],
    ['status=all', { ...pending, statusType: undefined }],
    ['type=9&page=-1', pending],
    ['page=1.5', pending],
  ] as const)('of %s', (address, filter) => {
    expect(filterOf(new URLSearchParams(address))).toEqual(filter);
  });
});

it('reads back what it writes', () => {
  const filter = { applicationType: 3, statusType: undefined, pageNumber: 2 } as const;
  const address = addressOfFilter(filter, 'CS/2026/PUR/000001');
  expect(filterOf(address)).toEqual(filter);
  expect(address.get('open')).toBe('CS/2026/PUR/000001');
});
