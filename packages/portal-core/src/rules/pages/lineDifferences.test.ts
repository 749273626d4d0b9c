import { describe, expect, it } from 'vitest';
import { listLineDifferences } from './lineDifferences.ts';

const show = (before: string, after: string) =>
  listLineDifferences([...before], [...after])
    .map(({ kind, text }) => (kind === 'added' ? '+' : '-') + text)
    .join(' ');

describe('listLineDifferences', () => {
  it.each([
    ['abc', 'abc', ''],
    ['abc', 'axc', '-b +x'],
    ['', 'ab', '+a +b'],
    ['ab', '', '-a -b'],
    ['abcd', 'bcde', '-a +e'],
    ['ab', 'ba', '-a +a'],
  ])('tells %s from %s', (before, after, expected) => {
    expect(show(before, after)).toBe(expected);
  });
});
