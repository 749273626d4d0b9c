import { describe, expect, it } from 'vitest';
import { darkColours, lightColours } from './colours.ts';
import { contrastRatio } from './contrastRatio.ts';
import { contrastPairs } from './contrastPairs.ts';

describe('the contrast of two colours', () => {
  it('is 21 between black and white, 1 between equals', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrastRatio('#7D7163', '#7D7163')).toBe(1);
  });

  it('is 4.54 between #767676 and white, whichever stands first', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  });
});

describe.each([
  ['light', lightColours],
  ['dark', darkColours],
])('the %s theme', (_, colours) => {
  it.each(contrastPairs)('%s on %s holds %d: %s', (ink, ground, least) => {
    expect(contrastRatio(colours[ink], colours[ground])).toBeGreaterThanOrEqual(least);
  });
});
