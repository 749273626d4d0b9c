import { expect, it } from 'vitest';
import { areaVerdict } from './areas.ts';
import { landingPath } from './landing.ts';

const cases = [
  ['CI', 0, '/citizen/citizen-dashboard'],
  ['CI', 1, '/citizen/citizen-dashboard'],
  ['O', 0, '/officer/dashboard'],
  ['O', 1, '/officer/dashboard'],
  ['C', 0, '/officer'],
  ['T', 0, '/officer'],
  ['A', 1, '/change-password'],
  ['A', 0, '/admin/new-dashboard'],
] as const;

it.each(cases)('%s with first login %d lands on %s', (userType, isFirstLogin, path) => {
  expect(landingPath({ userType, isFirstLogin })).toBe(path);
});

it.each(cases)('%s with first login %d may open where it lands', (userType, isFirstLogin, path) => {
  expect(areaVerdict({ userType, isFirstLogin }, path)).toBe('open');
});
