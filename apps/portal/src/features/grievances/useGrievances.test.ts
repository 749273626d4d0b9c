import { expect, it } from 'vitest';
import { buildGrievanceQuery, parseGrievanceQuery } from './useGrievances.ts';

it.each([
  ['', undefined, 1],
  ['status=R&page=3', 'R', 3],
  ['status=G+CLOSE&page=0', undefined, 1],
  ['status=x&page=1.5', undefined, 1],
])('%j', (address, status, pageNumber) => {
  expect(parseGrievanceQuery(new URLSearchParams(address))).toEqual({ status, pageNumber });
});

it('parses the query that it builds', () => {
  const filter = { status: 'A', pageNumber: 2 } as const;
  expect(parseGrievanceQuery(buildGrievanceQuery(filter))).toEqual(filter);
});
