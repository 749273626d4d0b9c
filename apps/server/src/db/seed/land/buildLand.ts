import { districtData, type DistrictData } from './districts.ts';
import { kisams } from './kisams.ts';
import type { LandRows, NameColumns, OutlineColumns } from './landRows.ts';
import { assignShapes, unitsPerAcre } from './assignShapes.ts';
import { mouzaBeginnings, mouzaData, mouzaEndings } from './mouzas.ts';
import { createSeededRandom, type SeededRandom } from '../random.ts';
import { splitByWeight } from './splitByWeight.ts';
import { toDevanagari, toOdia } from './transliteration.ts';

/** The size of the sample: the published number of plots, or a small part for tests. */
export type SeedSize = 'full' | 'small';

const plotTotal = 77_356;
const smallPlotTotal = 240;
const minimumArea = 10;
const plotsPerKhatiyan = 5;
const noOutline: OutlineColumns = { bounds: '', ring: new Uint8Array() };
const statuses: readonly (readonly [string, number])[] = [
  ['available', 62],
  ['leased', 22],
  ['applied', 8],
  ['disputed', 4],
  ['temple', 4],
];
const kisamWeights = kisams.map(({ name, weight }) => [name, weight] as const);

function pickWeighted(random: SeededRandom, items: readonly (readonly [string, number])[]): string {
  let rest = random.next() * items.reduce((sum, [, weight]) => sum + weight, 0);
  return items.find(([, weight]) => (rest -= weight) < 0)?.[0] ?? items[0]?.[0] ?? '';
}

function pickMouzaNames(tahasil: string, count: number, random: SeededRandom): string[] {
  const names = new Set(mouzaData[tahasil] ?? [tahasil]);
  while (names.size < count)
    names.add(`${random.pick(mouzaBeginnings)}${random.pick(mouzaEndings)}`);
  return [...names];
}

const countMouzas = (plots: number) => Math.max(2, Math.min(40, Math.round(plots / 60)));

// A known Odia name is transliterated to Hindi by a rule; an unknown one is transliterated to both.
const buildNames = (nameEn: string, nameOr = toOdia(nameEn)): NameColumns => ({
  nameEn,
  nameOr,
  nameHi: toDevanagari(nameOr),
  aliases: '',
  namesConfirmed: false,
});

interface LandContext {
  land: LandRows;
  random: SeededRandom;
}

function addMouza({ land, random }: LandContext, mouzaId: number, areas: readonly number[]) {
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
      kisam: pickWeighted(random, kisamWeights),
      area: area / unitsPerAcre,
      status: pickWeighted(random, statuses),
      ...noOutline,
    });
  });
}

function addTahasil(scope: LandContext, name: string, tahasilId: number, areas: readonly number[]) {
  const { land, random } = scope;
  // A small sample can have fewer plots than the tahasil has mouzas; mouzas without plots are omitted.
  const names = pickMouzaNames(name, countMouzas(areas.length), random).slice(0, areas.length);
  const sizes = splitByWeight(
    areas.length,
    names.map(() => 0.5 + random.next()),
    1,
  );
  let used = 0;
  names.forEach((nameEn, index) => {
    const mouzaId = land.mouzas.length + 1;
    const thanaNo = String(index + 1);
    land.mouzas.push({ id: mouzaId, tahasilId, thanaNo, ...buildNames(nameEn), ...noOutline });
    const size = sizes[index] ?? 0;
    addMouza(scope, mouzaId, areas.slice(used, used + size));
    used += size;
  });
}

function addDistrict(scope: LandContext, data: DistrictData, plotCount: number) {
  const { land, random } = scope;
  const districtId = land.districts.length + 1;
  const { code, name: nameEn, nameOr, nameHi, aliases } = data;
  const names = { nameEn, nameOr, nameHi, aliases, namesConfirmed: true };
  land.districts.push({ id: districtId, code, ...names, ...noOutline });
  const weights = Array.from({ length: plotCount }, () => Math.exp(1.5 * random.normal()));
  const areas = splitByWeight(Math.round(data.acres * unitsPerAcre), weights, minimumArea);
  const sizes = splitByWeight(
    plotCount,
    data.tahasils.map(() => 0.5 + random.next()),
    4,
  );
  let used = 0;
  data.tahasils.forEach(([tahasil, inOdia], index) => {
    const id = land.tahasils.length + 1;
    land.tahasils.push({ id, districtId, ...buildNames(tahasil, inOdia), ...noOutline });
    const size = sizes[index] ?? 0;
    addTahasil(scope, tahasil, id, areas.slice(used, used + size));
    used += size;
  });
}

/** Builds the land of the sample: the same rows for the same size; shapes are schematic. */
export function buildLand(size: SeedSize): LandRows {
  const land: LandRows = {
    districts: [],
    tahasils: [],
    mouzas: [],
    khatiyans: [],
    plots: [],
    features: [],
  };
  const scope = { land, random: createSeededRandom(1_974) };
  const chosen = size === 'full' ? districtData : districtData.slice(0, 2);
  const total = size === 'full' ? plotTotal : smallPlotTotal;
  const counts = splitByWeight(
    total,
    chosen.map(({ acres }) => acres),
    40,
  );
  chosen.forEach((data, index) => addDistrict(scope, data, counts[index] ?? 0));
  assignShapes(land);
  return land;
}
