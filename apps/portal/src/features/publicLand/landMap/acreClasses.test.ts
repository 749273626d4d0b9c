import { describe, expect, it } from 'vitest';
import { getAcreClass, getAcreClasses } from './acreClasses.ts';

describe('the classes of a map by acres', () => {
  it('follow from the largest place', () => {
    expect(getAcreClasses([29_752.9, 17_071.2, 15.6])).toEqual([9000, 2000, 900, 0]);
    expect(getAcreClasses([2.4])).toEqual(
      [0.8, 0.2, 0.08, 0].map((least) => expect.closeTo(least)),
    );
    expect(getAcreClasses([])).toEqual([0]);
    expect(getAcreClasses([0])).toEqual([0]);
  });

  it('contain every place', () => {
    const classes = getAcreClasses([29_752.9]);
    expect([29_752.9, 9000, 8999, 900, 0].map((area) => getAcreClass(area, classes))).toEqual([
      0, 0, 1, 2, 3,
    ]);
  });
});
