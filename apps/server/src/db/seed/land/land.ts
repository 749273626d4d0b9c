import { districtData, type DistrictData } from './districts.ts';
import { kisams } from './kisam.ts';
import type { Land, Names, Outline } from './landRows.ts';
import { layOut } from './layout.ts';
import { mouzaBeginnings, mouzaData, mouzaEndings } from './mouzas.ts';
import { diceOf, type Dice } from '../random.ts';
import { devanagariOf, odiaOf } from './scripts.ts';

/** How much land to make: the published shape, or a part of Puri for tests. */
export type SeedSize = 'full' | 'small';

const plotTotal = 77_356;
const smallPlotTotal = 240;
const units = 10_000;
const minimumArea = 10;
const plotsPerKhatiyan = 5;
const noOutline: Outline = { bounds: '', ring: new Uint8Array() };
const statuses: readonly (readonly [string, number])[] = [
  ['available', 62],
  ['leased', 22],
  ['applied', 8],
  ['disputed', 4],
  ['temple', 4],
];
const kisamWeights = kisams.map(({ name, weight }) => [name, weight] as const);

function weighted(dice: Dice, items: readonly (readonly [string, number])[]): string {
  let rest = dice.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
  return items.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? items[0]?.[0] ?? '';
}

/** Splits a whole number by weights, each share at least `minimum`; the shares sum up exactly. */
function split(total: number, weights: readonly number[], minimum: number): number[] {
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

// A name that is known in Odia is written in Hindi by a rule, one that is not is written so in both.
const namesOf = (nameEn: string, nameOr = odiaOf(nameEn)): Names => ({
  nameEn,
  nameOr,
  nameHi: devanagariOf(nameOr),
  aliases: '',
  namesConfirmed: false,
});

interface Scope {
  land: Land;
  dice: Dice;
}

function addMouza({ land, dice }: Scope, mouzaId: number, areas: readonly number[]) {
  let khatiyanId = land.khatiyans.length;
  areas.forEach((area, index) => {
    if (index % plotsPerKhatiyan === 0) {
      khatiyanId += 1;
      const serial = index / plotsPerKhatiyan + 1;
      const number = serial % 6 === 0 ? `${serial}/${serial + 11}` : String(serial);
      land.khatiyans.push({ id: khatiyanId, mouzaId, number });
    }
    land.plots.push({
      id: land.plots.length + 1,
      khatiyanId,
      mouzaId,
      code: `${mouzaId}-${index + 1}`,
      number: String(index + 1),
      kisam: weighted(dice, kisamWeights),
      area: area / units,
      status: weighted(dice, statuses),
      ...noOutline,
    });
  });
}

function addTahasil(scope: Scope, name: string, tahasilId: number, areas: readonly number[]) {
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
    const thanaNo = String(index + 1);
    land.mouzas.push({ id: mouzaId, tahasilId, thanaNo, ...namesOf(nameEn), ...noOutline });
    const size = sizes[index] ?? 0;
    addMouza(scope, mouzaId, areas.slice(used, used + size));
    used += size;
  });
}

function addDistrict(scope: Scope, data: DistrictData, plotCount: number) {
  const { land, dice } = scope;
  const districtId = land.districts.length + 1;
  const { code, name: nameEn, nameOr, nameHi, aliases } = data;
  const names = { nameEn, nameOr, nameHi, aliases, namesConfirmed: true };
  land.districts.push({ id: districtId, code, ...names, ...noOutline });
  const weights = Array.from({ length: plotCount }, () => Math.exp(1.5 * dice.normal()));
  const areas = split(Math.round(data.acres * units), weights, minimumArea);
  const sizes = split(
    plotCount,
    data.tahasils.map(() => 0.5 + dice.next()),
    4,
  );
  let used = 0;
  data.tahasils.forEach(([tahasil, inOdia], index) => {
    const id = land.tahasils.length + 1;
    land.tahasils.push({ id, districtId, ...namesOf(tahasil, inOdia), ...noOutline });
    const size = sizes[index] ?? 0;
    addTahasil(scope, tahasil, id, areas.slice(used, used + size));
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
  layOut(land, chosen);
  return land;
}
