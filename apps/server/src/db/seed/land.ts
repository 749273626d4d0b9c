import { districtData, type DistrictData } from './districts.ts';
import { boxOf, packRing, tessellation } from './geometry.ts';
import { kisams } from './kisam.ts';
import { mouzaBeginnings, mouzaData, mouzaEndings } from './mouzas.ts';
import { diceOf, type Dice } from './random.ts';

/** How much land to make: the published shape, or a part of Puri for tests. */
export type SeedSize = 'full' | 'small';

/** All rows of the land record. */
export interface Land {
  districts: { id: number; code: string; nameEn: string; nameOr: string }[];
  tahasils: { id: number; districtId: number; nameEn: string; nameOr: string }[];
  mouzas: { id: number; tahasilId: number; nameEn: string }[];
  khatiyans: { id: number; mouzaId: number; number: string }[];
  plots: Plot[];
}

/** A plot as it is stored. */
export interface Plot {
  id: number;
  khatiyanId: number;
  code: string;
  number: string;
  kisam: string;
  area: number;
  status: string;
  bounds: string;
  ring: Uint8Array;
}

const plotTotal = 77_356;
const smallPlotTotal = 240;
const units = 10_000;
const minimumArea = 10;
const plotsPerKhatiyan = 5;
const statuses: readonly (readonly [string, number])[] = [
  ['available', 62],
  ['leased', 22],
  ['applied', 8],
  ['disputed', 4],
  ['temple', 4],
];

function weighted(dice: Dice, items: readonly (readonly [string, number])[]): string {
  let rest = dice.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
  return items.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? items[0]?.[0] ?? '';
}

/** Splits a whole number by weights, each share at least `minimum`; the shares sum up exactly. */
export function split(total: number, weights: readonly number[], minimum: number): number[] {
  const spare = total - minimum * weights.length;
  const sum = weights.reduce((all, weight) => all + weight, 0);
  let carried = 0;
  let given = 0;
  return weights.map((weight) => {
    carried += (weight / sum) * spare;
    const share = Math.round(carried) - given;
    given += share;
    return share + minimum;
  });
}

function mouzaNames(tahasil: string, count: number, dice: Dice): string[] {
  const names = new Set(mouzaData[tahasil] ?? [tahasil]);
  while (names.size < count) names.add(`${dice.pick(mouzaBeginnings)}${dice.pick(mouzaEndings)}`);
  return [...names];
}

const mouzaCount = (plots: number) => Math.max(2, Math.min(40, Math.round(plots / 60)));

interface Scope {
  land: Land;
  dice: Dice;
}

function addMouza(
  { land, dice }: Scope,
  mouzaId: number,
  areas: readonly number[],
  at: readonly [number, number],
) {
  const rings = tessellation(at, 0.0006, areas.length, dice);
  let khatiyanId = land.khatiyans.length;
  areas.forEach((area, index) => {
    if (index % plotsPerKhatiyan === 0) {
      khatiyanId += 1;
      const serial = index / plotsPerKhatiyan + 1;
      const number = serial % 6 === 0 ? `${serial}/${serial + 11}` : String(serial);
      land.khatiyans.push({ id: khatiyanId, mouzaId, number });
    }
    const ring = rings[index] ?? [];
    land.plots.push({
      id: land.plots.length + 1,
      khatiyanId,
      code: `${mouzaId}-${index + 1}`,
      number: String(index + 1),
      kisam: weighted(dice, kisams),
      area: area / units,
      status: weighted(dice, statuses),
      bounds: boxOf(ring),
      ring: packRing(ring),
    });
  });
}

function addTahasil(
  scope: Scope,
  name: string,
  tahasilId: number,
  areas: readonly number[],
  at: readonly [number, number],
) {
  const { land, dice } = scope;
  // A small sample may have fewer plots than the tahasil has known mouzas; none stays without a plot.
  const names = mouzaNames(name, mouzaCount(areas.length), dice).slice(0, areas.length);
  const sizes = split(
    areas.length,
    names.map(() => 0.5 + dice.next()),
    1,
  );
  let used = 0;
  names.forEach((nameEn, index) => {
    const mouzaId = land.mouzas.length + 1;
    land.mouzas.push({ id: mouzaId, tahasilId, nameEn });
    const size = sizes[index] ?? 0;
    const place = [at[0] + (index % 6) * 0.02, at[1] + Math.floor(index / 6) * 0.02] as const;
    addMouza(scope, mouzaId, areas.slice(used, used + size), place);
    used += size;
  });
}

function addDistrict(scope: Scope, data: DistrictData, plotCount: number) {
  const { land, dice } = scope;
  const districtId = land.districts.length + 1;
  land.districts.push({ id: districtId, code: data.code, nameEn: data.name, nameOr: data.nameOr });
  const weights = Array.from({ length: plotCount }, () => Math.exp(1.5 * dice.normal()));
  const areas = split(Math.round(data.acres * units), weights, minimumArea);
  const sizes = split(
    plotCount,
    data.tahasils.map(() => 0.5 + dice.next()),
    4,
  );
  let used = 0;
  data.tahasils.forEach(([nameEn, nameOr], index) => {
    const id = land.tahasils.length + 1;
    land.tahasils.push({ id, districtId, nameEn, nameOr });
    const size = sizes[index] ?? 0;
    const place = [
      data.longitude + (index % 4) * 0.13,
      data.latitude + Math.floor(index / 4) * 0.13,
    ] as const;
    addTahasil(scope, nameEn, id, areas.slice(used, used + size), place);
    used += size;
  });
}

/** Makes the sample's land: always the same rows for the same size; shapes are schematic. */
export function makeLand(size: SeedSize): Land {
  const land: Land = { districts: [], tahasils: [], mouzas: [], khatiyans: [], plots: [] };
  const scope = { land, dice: diceOf(1_974) };
  const chosen = size === 'full' ? districtData : districtData.slice(0, 2);
  const total = size === 'full' ? plotTotal : smallPlotTotal;
  const counts = split(
    total,
    chosen.map(({ acres }) => acres),
    40,
  );
  chosen.forEach((data, index) => addDistrict(scope, data, counts[index] ?? 0));
  return land;
}
