import { expect, it } from 'vitest';
import { addressOfGrievances, grievanceFilterOf } from './useGrievances.ts';

it.each([
  ['', undefined, 1],
  ['status=R&page=3', 'R', 3],
  ['status=G+CLOSE&page=0', undefined, 1],
  ['status=x&page=1.5', undefined, 1],
])('%j', (address, status, pageNumber) => {
  expect(grievanceFilterOf(new URLSearchParams(address))).toEqual({ status, pageNumber });
});

it('reads what it wrote', () => {
  const filter = { status: 'A', pageNumber: 2 } as const;
  expect(grievanceFilterOf(addressOfGrievances(filter))).toEqual(filter);
});
