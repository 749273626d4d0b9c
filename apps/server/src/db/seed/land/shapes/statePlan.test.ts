import { describe, expect, it } from 'vitest';
import {
  computeTwiceArea,
  countEdges,
  isInRing,
  isSimpleRing,
  toCorners,
} from '../../../../../../../tests/support/rings.ts';
import { packRing, type Ring } from '../../../land/ring.ts';
import { createSeededRandom } from '../../random.ts';
import { districtData } from '../districts.ts';
import { planState } from './statePlan.ts';

const plan = (seed: number) =>
  planState(
    createSeededRandom(seed),
    districtData.map(({ longitude, latitude, tahasils }) => ({
      town: { x: longitude, y: latitude },
      mouzas: tahasils.map((_, index) => 1 + index * 6),
    })),
  );
const cornersOf = (ring: Ring) => toCorners(packRing(ring));

describe.each([1, 22, 811])('the districts and tahasils of seed %i', (seed) => {
  const districts = plan(seed);

  it('are the same for the same seed', () => {
    expect(plan(seed)).toEqual(districts);
  });

  it('meet without gaps: an edge is between two districts or on the border of the state', () => {
    const rings = districts.map(({ outline }) => cornersOf(outline));
    expect(rings.filter((ring) => !isSimpleRing(ring))).toEqual([]);
    const edges = countEdges(rings);
    expect(Math.max(...edges.values())).toBe(2);
    // The edges of one district only form a single ring.
    const border = [...edges].filter(([, count]) => count === 1).map(([ends]) => ends.split(' '));
    const counts = new Map<string, number>();
    for (const corner of border.flat()) counts.set(corner, (counts.get(corner) ?? 0) + 1);
    expect([...counts.values()].filter((count) => count !== 2)).toEqual([]);
  });

  it('fill each district with its tahasils', () => {
    for (const { outline, tahasils } of districts) {
      const [whole, parts] = [
        cornersOf(outline),
        tahasils.map((tahasil) => cornersOf(tahasil.outline)),
      ];
      expect(parts.filter((ring) => !isSimpleRing(ring))).toEqual([]);
      const area = parts.map(computeTwiceArea).reduce((sum, one) => sum + one, 0n);
      expect(area).toBe(computeTwiceArea(whole));
      const edges = [...countEdges([whole, ...parts])];
      expect(edges.filter(([, count]) => count !== 2)).toEqual([]);
    }
  });

  it('have the wished mouzas inside, each tahasil its own', () => {
    for (const { tahasils } of districts) {
      tahasils.forEach(({ outline, mouzas }, index) => {
        expect(mouzas).toHaveLength(1 + index * 6);
        expect(mouzas.filter(({ x, y }) => !isInRing([x, y], outline))).toEqual([]);
      });
    }
  });

  it('have each chief town in its district', () => {
    const lost = districtData.filter(
      ({ longitude, latitude }, index) =>
        !isInRing([longitude, latitude], districts[index]?.outline ?? []),
    );
    expect(lost.map(({ name }) => name)).toEqual([]);
  });
});
