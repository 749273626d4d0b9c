import { expect, it } from 'vitest';
import { parseAcres, parseLineText, suggestLine, toLineText } from './divisionLine.ts';

it('reads corners one per line, with a comma or a space', () => {
  const corners = [
    [85.1, 19.2],
    [85.2, 19.3],
  ] as const;
  expect(parseLineText('85.1, 19.2\n\n 85.2 19.3 ')).toEqual(corners);
  expect(parseLineText(toLineText(corners))).toEqual(corners);
});

it.each(['85.1', '85.1, east', '85.1, 19.2, 3'])('refuses %s', (text) => {
  expect(parseLineText(text)).toBeUndefined();
});

it('suggests a line that begins and ends outside the plot', () => {
  const [from, to] = suggestLine([
    [1, 1],
    [3, 1],
    [3, 2],
  ]);
  expect(from).toEqual([2, 0.8]);
  expect(to).toEqual([2, 2.2]);
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
