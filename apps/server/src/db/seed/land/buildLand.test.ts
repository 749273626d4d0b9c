import { describe, expect, it } from 'vitest';
import { buildLand } from './buildLand.ts';
import { hashLand } from '../seed.ts';

describe.each(['small', 'full'] as const)('the %s sample of land', (size) => {
  const land = buildLand(size);

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
});

describe('the full sample', () => {
  it('has the published number of plots', () => {
    expect(buildLand('full').plots).toHaveLength(77_356);
  });
});
