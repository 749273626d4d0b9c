import { describe, expect, it } from 'vitest';
import { clampFontSize } from './fontSize.ts';

describe('clampFontSize', () => {
  it.each([
    [11, 12],
    [12, 12],
    [15.4, 15],
    [19, 19],
    [20, 19],
    [Number.NaN, 16],
  ])('%d becomes %d', (size, allowed) => {
    expect(clampFontSize(size)).toBe(allowed);
  });
});
