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
    const { outlines, pin } = projectOutlines([north, own]);
    const [beside, plot] = outlines;
    expect(pin).toBeUndefined();
    expect(plot?.centre.x).toBeCloseTo(50);
    expect(plot?.centre.y).toBeCloseTo(50);
    expect(beside?.centre.x).toBeCloseTo(50);
    expect(beside?.centre.y).toBeLessThan(50);
    expect(plot?.path).toMatch(/^M22\.00 /);
  });

  it('are not drawn without the own plot or a pin', () => {
    const nothing = { outlines: [], pin: undefined, part: undefined };
    const point = { longitude: 85, latitude: 19.8 };
    expect(projectOutlines([north])).toEqual(nothing);
    expect(projectOutlines([{ ...own, corners: own.corners.slice(0, 2) }])).toEqual(nothing);
    expect(projectOutlines([], point)).toEqual(nothing);
  });

  it('have the part that the applicant has drawn', () => {
    expect(projectOutlines([own]).part).toBeUndefined();
    const half = own.corners.map(([x, y], at): [number, number] => [at % 3 === 0 ? x : 85.001, y]);
    expect(projectOutlines([own], undefined, half).part).toMatch(/^M22\.00 [\d.]+L50\.00 /);
  });

  it('have a pin in its place, beside the own plot or alone', () => {
    const middle = { longitude: 85.001, latitude: 19.8005 };
    expect(projectOutlines([own], middle).pin?.x).toBeCloseTo(50);
    expect(projectOutlines([own], middle).pin?.y).toBeCloseTo(50);
    const outside = projectOutlines([own], { longitude: 85.004, latitude: 19.8005 });
    expect(outside.pin?.x).toBeCloseTo(78);
    expect(outside.outlines[0]?.path).toMatch(/^M22\.00 /);
    expect(projectOutlines([own], { longitude: 85.1, latitude: 19.8 }).pin).toBeUndefined();
    expect(projectOutlines([north], { longitude: 85.001, latitude: 19.8 }).pin?.y).toBeGreaterThan(
      50,
    );
  });
});
