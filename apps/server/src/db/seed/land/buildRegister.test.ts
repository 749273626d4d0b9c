import { describe, expect, it } from 'vitest';
import { computeRingAcres, unpackRing } from '../../land/ring.ts';
import { buildLand } from './buildLand.ts';
import { buildRegister } from './buildRegister.ts';
import { toDevanagari, toOdia } from './transliteration.ts';

const land = buildLand('full');
const register = buildRegister(land, new Date('2026-03-16T06:30:00Z'));
const plotOf = new Map(land.plots.map((plot) => [plot.id, plot]));

describe('the register of the sample', () => {
  it('has a running lease for every leased plot and for no other', () => {
    const running = register.leases.filter(({ state }) => state === 'active');
    const leased = land.plots.filter(({ status }) => status === 'leased');
    expect(running.map(({ plotId }) => plotId)).toEqual(leased.map(({ id }) => id));
  });

  it('has no encroachment larger than its plot', () => {
    const over = register.encroachments.filter(
      ({ plotId, area }) => area > (plotOf.get(plotId)?.area ?? 0),
    );
    expect(over).toEqual([]);
  });

  it('has a final record for about 63 percent of the land', () => {
    const final = new Set(
      register.khatiyans.filter(({ rorStatus }) => rorStatus === 'final').map(({ id }) => id),
    );
    const acres = (plots: typeof land.plots) => plots.reduce((sum, { area }) => sum + area, 0);
    const share =
      acres(land.plots.filter((plot) => final.has(plot.khatiyanId))) / acres(land.plots);
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThan(0.66);
  });
});

describe('the shapes of the sample', () => {
  it('are as large as the record says', () => {
    const wrong = land.plots.filter(({ ring, area }) => {
      const measured = computeRingAcres(unpackRing(ring));
      return Math.abs(measured - area) > 0.001 * area + 0.0002;
    });
    expect(
      wrong.map(({ code, area, ring }) => [code, area, computeRingAcres(unpackRing(ring))]),
    ).toEqual([]);
  });

  it('are within the outline of their mouza', () => {
    const boundsOf = (box: string) => box.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const mouzas = new Map(land.mouzas.map(({ id, bounds }) => [id, boundsOf(bounds)]));
    const outside = land.plots.filter(({ mouzaId, bounds }) => {
      const [right = 0, top = 0, left = 0, bottom = 0] = mouzas.get(mouzaId) ?? [];
      const [r = 0, t = 0, l = 0, b = 0] = boundsOf(bounds);
      return r > right || t > top || l < left || b < bottom;
    });
    expect(outside).toEqual([]);
  });
});

describe('transliterated names', () => {
  it.each([
    ['Gopinathpur', 'ଗୋପୀନାଥପୁର', 'गोपीनाथपुर'],
    ['Rebana Nuagaon', 'ରେବନା ନୁଆଗାଁ', 'रेबना नुआगाँ'],
    ['Matitota', 'ମତିତୋତା', 'मतितोता'],
    ['Titipa', 'ତିତିପା', 'तितिपा'],
  ])('%s', (name, odia, hindi) => {
    expect(toOdia(name)).toBe(odia);
    expect(toDevanagari(odia)).toBe(hindi);
  });

  it('are marked as not confirmed', () => {
    expect(land.mouzas.filter(({ namesConfirmed }) => namesConfirmed)).toEqual([]);
    expect(land.districts.filter(({ namesConfirmed }) => !namesConfirmed)).toEqual([]);
  });

  it('are in their own script throughout', () => {
    const odia = /^[\p{Script=Oriya}\p{Mark} ]+$/u;
    const hindi = /^[\p{Script=Devanagari}\p{Mark} ]+$/u;
    const places = [...land.districts, ...land.tahasils, ...land.mouzas];
    const wrong = places.filter(({ nameOr, nameHi }) => !odia.test(nameOr) || !hindi.test(nameHi));
    expect(wrong.map(({ nameEn, nameOr, nameHi }) => [nameEn, nameOr, nameHi])).toEqual([]);
  });
});
