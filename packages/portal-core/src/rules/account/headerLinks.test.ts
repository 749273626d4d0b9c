import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getHeaderExtras } from './headerLinks.ts';

it.each([
  ['O', 1, true, true],
  // Requirements: HD-024, RO-029, UN-015
  ['O', 2, true, false],
  ['O', 0, true, false],
  ['O', 6, true, true],
  ['T', 3, false, false],
  ['C', 1, false, false],
  ['CI', 5, false, false],
  ['A', 4, false, false],
] as const)('%s with role %d: Web GIS %s, plot search %s', (userType, role, webGis, plotSearch) => {
  expect(getHeaderExtras(userType, role)).toEqual({ webGis, plotSearch });
});

// Requirement: RO-028
it('returns both for officers only, for any role', () => {
  const other = fc.constantFrom('C', 'CI', 'T', 'A' as const);
  fc.assert(
    fc.property(other, fc.integer(), (userType, role) => {
      expect(getHeaderExtras(userType, role)).toEqual({ webGis: false, plotSearch: false });
    }),
  );
});
