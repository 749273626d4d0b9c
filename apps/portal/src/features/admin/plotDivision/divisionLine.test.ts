import { expect, it } from 'vitest';
import { parseAcres, suggestLine } from './divisionLine.ts';

it('suggests a line that begins and ends on the outline', () => {
  const triangle = [
    [1, 1],
    [3, 1],
    [3, 2],
  ] as const;
  expect(suggestLine(triangle)).toEqual([
    { longitude: 2, latitude: 1 },
    { longitude: 2, latitude: 1.5 },
  ]);
});

it('suggests a line that begins and ends outside where the outline is crossed more than twice', () => {
  const bay = [
    [1, 1],
    [3, 1],
    [3, 2],
    [1.5, 2],
    [1.5, 3],
    [3, 3],
    [3, 4],
    [1, 4],
  ] as const;
  const [from, to] = suggestLine(bay);
  expect(from?.latitude).toBeLessThan(1);
  expect(to?.latitude).toBeGreaterThan(4);
});

it.each([
  ['1.2', 1.2],
  ['0.0001', 0.0001],
  ['1.00001', Number.NaN],
  ['', Number.NaN],
  ['-1', Number.NaN],
])('reads %s acres as %s', (text, acres) => {
  expect(parseAcres(text)).toBe(acres);
});
