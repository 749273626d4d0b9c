import { expect, it } from 'vitest';
import { needsSecondAdministrator } from './secondAdministrator.ts';

it.each([
  ['CI', 'CI', false],
  [undefined, 'CI', false],
  ['CI', 'O', true],
  ['O', 'CI', true],
  ['C', 'C', true],
  ['A', 'A', true],
  [undefined, 'T', true],
] as const)(
  'a change from %s to %s needs a second administrator: %s',
  (before, after, isNeeded) => {
    expect(needsSecondAdministrator(before, after)).toBe(isNeeded);
  },
);
