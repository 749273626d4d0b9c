import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../../messages/en.ts';
import { suggestsLogin, getStatusColour, getStatusView } from './trackStatus.ts';

describe('the status of an application', () => {
  it.each([
    // Requirement: TS-012
    [1, 'R', 'Rejected', 'danger'],
    // Requirement: TS-013
    [1, 'P', 'Pending/Processing', 'warning'],
    // Requirement: TS-014
    [1, 'A', 'Transfered', 'success'],
    // Requirement: TS-015
    [2, 'R', 'Rejected', 'danger'],
    // Requirement: TS-016
    [2, 'P', 'Pending/Processing', 'warning'],
    // Requirement: TS-017
    [2, 'A', 'Approved', 'success'],
    // Requirement: TS-018
    [2, 'G CLOSE', 'Close', 'danger'],
    // Requirement: UN-025
    [2, 'G', 'Close', 'danger'],
    // Requirement: UN-022
    [2, 'CLOSE', 'Close', 'danger'],
    // Requirement: TS-019
    [3, 'R', 'Rejected', 'danger'],
    [3, 'P', 'Pending/Processing', 'warning'],
    // Requirement: UN-023
    [3, 'A', 'Approved', 'success'],
  ] as const)('type %d, code %s: %s, %s', (type, code, label, tone) => {
    const view = getStatusView(type, code);
    expect([en[view.label], view.tone]).toEqual([label, tone]);
  });

  // Requirements: TS-020, UN-024
  it('is red for every code except A and P', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 10 }), (code) => {
        const tone = code === 'A' ? 'success' : code === 'P' ? 'warning' : 'danger';
        expect(getStatusColour(code)).toBe(tone);
      }),
    );
    expect(['a', 'p', '', ' A'].map(getStatusColour)).toEqual(
      Array.from({ length: 4 }, () => 'danger'),
    );
  });
});

/**
 * Two readings: the sentence says types 2 and 3; the code that it describes asked whenever the type
 * was neither 1 nor 3, so for type 2 alone. The sentence holds.
 */
it.each([
  [1, false, false],
  [2, true, true],
  // Requirements: TS-009, UN-018
  [3, true, false],
] as const)('type %d asks to log in: %s (the sample code says %s)', (type, asks, old) => {
  expect(suggestsLogin(type)).toBe(asks);
  expect(![1, 3].includes(type)).toBe(old);
});
