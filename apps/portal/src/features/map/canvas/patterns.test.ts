import { expect, it } from 'vitest';
import { patternNames, drawPattern, patternSize } from './patterns.ts';

it('no two patterns are the same, so that none is distinguished by colour alone', () => {
  const drawings = patternNames.map((name) => drawPattern(name, '#000000').data.join());
  expect(new Set(drawings).size).toBe(patternNames.length);
});

it('a pattern has its colour on its lines and is transparent between them', () => {
  const { data, width, height } = drawPattern('leases', '#102030');
  expect([width, height, data.length]).toEqual([patternSize, patternSize, patternSize ** 2 * 4]);
  expect(Array.from(data.slice(0, 4))).toEqual([16, 32, 48, 170]);
  expect(data[4 * 4 + 3]).toBe(0);
});
