import { describe, expect, it } from 'vitest';
import { isInRing, isSimpleRing, toCorners } from '../../../../../../tests/support/rings.ts';
import { unpackRing } from '../../land/ring.ts';
import { computeSharedArea, prepareRing } from '../../land/ringOverlap.ts';
import { buildLand } from './buildLand.ts';
import { hashLand } from '../seed.ts';

const samples = { small: buildLand('small'), full: buildLand('full') } as const;

describe.each(['small', 'full'] as const)('the %s sample of land', (size) => {
  const land = samples[size];

  it('is the same land every time', () => {
    expect(hashLand(buildLand(size))).toBe(hashLand(land));
  });

  it('has no tahasil without a mouza, no mouza without a khatiyan, and no khatiyan without a plot', () => {
    const [inTahasils, inMouzas, inKhatiyans] = [
      new Set(land.mouzas.map(({ tahasilId }) => tahasilId)),
      new Set(land.khatiyans.map(({ mouzaId }) => mouzaId)),
      new Set(land.plots.map(({ khatiyanId }) => khatiyanId)),
    ];
    expect(land.tahasils.filter(({ id }) => !inTahasils.has(id))).toEqual([]);
    expect(land.mouzas.filter(({ id }) => !inMouzas.has(id))).toEqual([]);
    expect(land.khatiyans.filter(({ id }) => !inKhatiyans.has(id))).toEqual([]);
  });

  it('has plots with an area and unique codes', () => {
    expect(land.plots.filter(({ area }) => area <= 0)).toEqual([]);
    expect(new Set(land.plots.map(({ code }) => code)).size).toBe(land.plots.length);
  });

  it('has plots with simple outlines', () => {
    const crossed = land.plots.filter(({ ring }) => !isSimpleRing(toCorners(ring)));
    expect(crossed.map(({ code }) => code)).toEqual([]);
  });

  it('has mouzas that lie in their tahasil and apart from each other', () => {
    const outlines = new Map(land.tahasils.map(({ id, ring }) => [id, unpackRing(ring)]));
    const outside = land.mouzas.filter(({ tahasilId, ring }) =>
      unpackRing(ring).some((corner) => !isInRing(corner, outlines.get(tahasilId) ?? [])),
    );
    expect(outside.map(({ nameEn }) => nameEn)).toEqual([]);
    const shapes = land.mouzas.map(({ ring }) => prepareRing(unpackRing(ring)));
    const overlapping = shapes.filter((one, index) =>
      shapes.slice(index + 1).some((other) => computeSharedArea(one, other) > 0),
    );
    expect(overlapping).toEqual([]);
  });
});

describe('the full sample', () => {
  it('has the published numbers of districts and plots, and the published acres', () => {
    const land = samples.full;
    expect(land.districts).toHaveLength(24);
    expect(land.plots).toHaveLength(77_356);
    const units = land.plots.reduce((sum, { area }) => sum + Math.round(area * 10_000), 0);
    expect(units / 10_000).toBe(60_426.943);
  });
});
