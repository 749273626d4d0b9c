import { expect, it } from 'vitest';
import { parseTrackQuery } from './trackQuery.ts';

it.each([
  ['type=2&number=LA%2F2026%2FPUR%2F000456', '2', 'LA/2026/PUR/000456'],
  ['number=%20x%20', '0', 'x'],
  ['type=4', '0', ''],
  // A quarry application, which is not tracked.
  ['type=6', '0', ''],
  ['type=23&number=y', '0', 'y'],
  [`type=1&number=${'9'.repeat(61)}`, '1', ''],
])('the query %s has type %s and number %j', (query, type, number) => {
  const parsed = parseTrackQuery(new URLSearchParams(query));
  expect(parsed).toEqual({ applicationType: type, applicationNo: number });
});
