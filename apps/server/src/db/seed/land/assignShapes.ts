import { packRing, toBox, type Ring } from '../../land/ring.ts';
import { createSeededRandom, type SeededRandom } from '../random.ts';
import { districtData } from './districts.ts';
import { kisams } from './kisams.ts';
import type { LandRows, PlotRow } from './landRows.ts';
import type { ParcelKind } from './shapes/divide.ts';
import { buildMouzaShapes, type ParcelShape } from './shapes/mouzaShapes.ts';
import type { Point } from './shapes/pieces.ts';
import { planState } from './shapes/statePlan.ts';
import { splitByWeight } from './splitByWeight.ts';

/** The units in which areas are shared out: ten-thousandths of an acre, as the record writes them. */
export const unitsPerAcre = 10_000;
const parcelKinds: Readonly<Record<string, ParcelKind>> = {
  homestead: 'home',
  religious: 'temple',
  water: 'tank',
  horticulture: 'grove',
};
/** The classes of fields, from those that need water most. */
const fieldClasses = [
  'irrigated',
  'wet',
  'dry',
  'communal',
  'fallow',
  'forest',
  'sand',
  'waste',
  'stone',
];
const classOf = new Map(kisams.map(({ name, kisamClass }) => [name, kisamClass]));
const getParcelKind = (kisam: string) => parcelKinds[classOf.get(kisam) ?? ''] ?? 'field';
const rankField = (kisam: string) => fieldClasses.indexOf(classOf.get(kisam) ?? '');

const toOutlineColumns = (ring: Ring) => ({ bounds: toBox(ring), ring: packRing(ring) });

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/**
 * Returns the kisams of a mouza's plots in the order of its parcels: houses in the settlement, water in the tanks, and
 * the fields that need it near the canal.
 */
function orderKisams(
  random: SeededRandom,
  plots: readonly PlotRow[],
  parcels: readonly ParcelShape[],
): string[] {
  const kisamsOf = groupBy(
    plots.map(({ kisam }) => kisam),
    getParcelKind,
  );
  kisamsOf.get('field')?.sort((one, other) => rankField(one) - rankField(other));
  const places = parcels.map(({ kind, fromWater }, index) => ({
    kind,
    index,
    dryness: fromWater * (0.7 + random.next()),
  }));
  const ordered = parcels.map(() => '');
  for (const [kind, own] of groupBy(places, (place) => place.kind)) {
    own
      .sort((one, other) => one.dryness - other.dryness)
      .forEach(({ index }, at) => {
        ordered[index] = kisamsOf.get(kind)?.[at] ?? '';
      });
  }
  return ordered;
}

type Mouza = LandRows['mouzas'][number];

/** Returns the units of a mouza's plots together. */
const sumUnits = (plots: readonly PlotRow[] = []) =>
  plots.reduce((sum, { area }) => sum + Math.round(area * unitsPerAcre), 0);

/** Orders mouzas for their sites: the largest in the middle, the smallest around it. */
function orderBySize(mouzas: readonly Mouza[], plotsOf: ReadonlyMap<number, PlotRow[]>): Mouza[] {
  const ranked = mouzas
    .map((mouza) => ({ mouza, units: sumUnits(plotsOf.get(mouza.id)) }))
    .sort((one, other) => one.units - other.units)
    .map(({ mouza }) => mouza);
  return [...ranked.slice(-1), ...ranked.slice(0, -1)];
}

function shapeMouza(land: LandRows, mouza: Mouza, plots: readonly PlotRow[], at: Point) {
  const random = createSeededRandom(8_110 + mouza.id);
  const counts = { home: 0, temple: 0, tank: 0, grove: 0, field: 0 };
  for (const { kisam } of plots) counts[getParcelKind(kisam)] += 1;
  const units = sumUnits(plots);
  const shapes = buildMouzaShapes(random, { counts, acres: units / unitsPerAcre, at });
  const ordered = orderKisams(random, plots, shapes.parcels);
  const acres = shapes.parcels.map((parcel) => parcel.acres);
  const areas = splitByWeight(units, acres, 1);
  plots.forEach((plot, index) => {
    Object.assign(plot, shapes.parcels[index]?.outline);
    plot.kisam = ordered[index] ?? plot.kisam;
    plot.area = (areas[index] ?? 0) / unitsPerAcre;
  });
  Object.assign(mouza, shapes.outline);
  for (const { kind, outline } of shapes.features)
    land.features.push({ id: land.features.length + 1, mouzaId: mouza.id, kind, ...outline });
}

/**
 * Assigns its schematic outline to every district, tahasil, mouza and plot. The plots of a mouza keep the sum of their
 * areas and their kisams; which of them has which follows from the shapes.
 */
export function assignShapes(land: LandRows): void {
  const tahasilsOf = groupBy(land.tahasils, ({ districtId }) => districtId);
  const mouzasOf = groupBy(land.mouzas, ({ tahasilId }) => tahasilId);
  const plotsOf = groupBy(land.plots, ({ mouzaId }) => mouzaId);
  const placed = planState(
    createSeededRandom(811),
    // All districts, so that those of a small sample are where they are in the full one.
    districtData.map(({ longitude, latitude, tahasils }, index) => {
      const own = tahasilsOf.get(land.districts[index]?.id ?? 0) ?? [];
      return {
        town: { x: longitude, y: latitude },
        mouzas: tahasils.map((_, at) => mouzasOf.get(own[at]?.id ?? 0)?.length ?? 0),
      };
    }),
  );
  land.districts.forEach((district, index) => {
    const shapes = placed[index];
    if (!shapes) return;
    Object.assign(district, toOutlineColumns(shapes.outline));
    (tahasilsOf.get(district.id) ?? []).forEach((tahasil, at) => {
      const { outline = [], mouzas = [] } = shapes.tahasils[at] ?? {};
      Object.assign(tahasil, toOutlineColumns(outline));
      orderBySize(mouzasOf.get(tahasil.id) ?? [], plotsOf).forEach((mouza, place) => {
        shapeMouza(land, mouza, plotsOf.get(mouza.id) ?? [], mouzas[place] ?? { x: 0, y: 0 });
      });
    });
  });
}
