import { describe, expect, it } from 'vitest';
import {
  computeTwiceArea,
  countEdges,
  isSimpleRing,
  toCorners,
} from '../../../../../../../tests/support/rings.ts';
import { computeRingAcres, unpackRing } from '../../../land/ring.ts';
import { createSeededRandom } from '../../random.ts';
import { buildMouzaShapes } from './mouzaShapes.ts';

const village = { home: 9, temple: 1, tank: 2, grove: 4, field: 44 };
const mouzas = [
  { name: 'a village', counts: village, acres: 47 },
  { name: 'a large village', counts: { ...village, home: 30, field: 120 }, acres: 160 },
  { name: 'a village of houses', counts: { ...village, home: 45, field: 12 }, acres: 12 },
  { name: 'a hamlet', counts: { home: 2, temple: 0, tank: 1, grove: 1, field: 14 }, acres: 9 },
  { name: 'two plots', counts: { home: 1, temple: 0, tank: 0, grove: 0, field: 1 }, acres: 0.3 },
  { name: 'one plot', counts: { home: 0, temple: 0, tank: 0, grove: 0, field: 1 }, acres: 400 },
];
const seeds = [1, 22, 333, 4_444, 55_555];

const build = (seed: number, { counts, acres }: (typeof mouzas)[number]) =>
  buildMouzaShapes(createSeededRandom(seed), { counts, acres, at: { x: 85.83, y: 19.81 } });

describe.each(mouzas)('the shapes of $name', (mouza) => {
  const built = seeds.map((seed) => build(seed, mouza));

  it('are the same bytes for the same seed, and others for another', () => {
    expect(seeds.map((seed) => build(seed, mouza))).toEqual(built);
    expect(new Set(built.map(({ outline }) => outline.bounds)).size).toBe(seeds.length);
  });

  it('have simple rings', () => {
    for (const { outline, parcels, features } of built) {
      const all = [outline, ...[...parcels, ...features].map((shape) => shape.outline)];
      const wrong = all.map(({ ring }) => toCorners(ring)).filter((ring) => !isSimpleRing(ring));
      expect(wrong).toEqual([]);
    }
  });

  it('fill the outline with parcels and ways, without a gap or an overlap', () => {
    for (const { outline, parcels, features } of built) {
      const whole = toCorners(outline.ring);
      const ways = features.filter(({ kind }) => ['road', 'path', 'canal'].includes(kind));
      const parts = [...parcels, ...ways].map((shape) => toCorners(shape.outline.ring));
      const area = parts.map(computeTwiceArea).reduce((sum, one) => sum + one, 0n);
      expect(area).toBe(computeTwiceArea(whole));
      // Each edge is between two parts, or between one part and the outline.
      const edges = [...countEdges([whole, ...parts])];
      expect(edges.filter(([, count]) => count !== 2)).toEqual([]);
    }
  });

  it('have the wished parcels, whose acres add up', () => {
    for (const { parcels } of built) {
      const counts = { home: 0, temple: 0, tank: 0, grove: 0, field: 0 };
      for (const { kind } of parcels) counts[kind] += 1;
      expect(counts).toEqual(mouza.counts);
      expect(parcels.reduce((sum, { acres }) => sum + acres, 0)).toBeCloseTo(mouza.acres, 6);
      for (const { acres, outline } of parcels)
        expect(Math.abs(computeRingAcres(unpackRing(outline.ring)) / acres - 1)).toBeLessThan(
          0.002,
        );
    }
  });

  it('keep the water of a tank inside its parcel', () => {
    for (const { parcels, features } of built) {
      const tanks = parcels.filter(({ kind }) => kind === 'tank');
      const waters = features.filter(({ kind }) => kind === 'tank');
      expect(waters).toHaveLength(tanks.length);
      waters.forEach(({ outline }, index) => {
        const [water, tank] = [outline, tanks[index]?.outline].map((shape) =>
          computeTwiceArea(toCorners(shape?.ring ?? new Uint8Array())),
        );
        expect(Number(water) / Number(tank)).toBeGreaterThan(0.5);
        expect(Number(water) / Number(tank)).toBeLessThan(0.65);
      });
    }
  });
});

describe('the numbers of a village', () => {
  it.each(seeds)('begin in the north-west and go from a parcel to its neighbour (%i)', (seed) => {
    const { outline, parcels } = build(seed, mouzas[0] ?? expect.fail());
    const rings = parcels.map((parcel) => toCorners(parcel.outline.ring));
    const all = toCorners(outline.ring);
    const middle = (axis: 0 | 1, corners = all) =>
      corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
    // North-west is the corner; a mouza is turned a little.
    const [x, y] = [middle(0, rings[0]) - middle(0), middle(1, rings[0]) - middle(1)];
    expect(y - x).toBeGreaterThan(0);
    const adjoining = rings.filter((ring, index) => {
      const next = rings[index + 1];
      return next && [...countEdges([ring, next]).values()].includes(2);
    });
    expect(adjoining.length / (rings.length - 1)).toBeGreaterThan(0.75);
  });
});
