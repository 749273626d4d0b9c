import { describe, expect, it } from 'vitest';
import { projectOutlines } from './projectOutlines.ts';

const own = {
  plotNo: '12',
  isOwn: true,
  corners: [
    [85, 19.8],
    [85.002, 19.8],
    [85.002, 19.801],
    [85, 19.801],
  ] as [number, number][],
};
const north = {
  plotNo: '13',
  isOwn: false,
  corners: own.corners.map(([x, y]): [number, number] => [x, y + 0.001]),
};

describe('the outlines of a plot and its neighbours', () => {
  it('are drawn around the own plot, north up', () => {
    const [beside, plot] = projectOutlines([north, own]);
    expect(plot?.centre.x).toBeCloseTo(50);
    expect(plot?.centre.y).toBeCloseTo(50);
    expect(beside?.centre.x).toBeCloseTo(50);
    expect(beside?.centre.y).toBeLessThan(50);
    expect(plot?.path).toMatch(/^M22\.00 /);
  });

  it('are not drawn without the own plot', () => {
    expect(projectOutlines([north])).toEqual([]);
    expect(projectOutlines([{ ...own, corners: own.corners.slice(0, 2) }])).toEqual([]);
  });
});
