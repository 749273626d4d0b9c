import { expect, it } from 'vitest';
import { patternNames, patternOf, patternSize } from './patterns.ts';

it('no two surfaces have the same pattern, so that none is known by its colour alone', () => {
  const drawings = patternNames.map((name) => patternOf(name, '#000000').data.join());
  expect(new Set(drawings).size).toBe(patternNames.length);
});

it('a pattern has its colour on its lines and is clear between them', () => {
  const { data, width, height } = patternOf('leases', '#102030');
  expect([width, height, data.length]).toEqual([patternSize, patternSize, patternSize ** 2 * 4]);
  expect(Array.from(data.slice(0, 4))).toEqual([16, 32, 48, 170]);
  expect(data[4 * 4 + 3]).toBe(0);
});
