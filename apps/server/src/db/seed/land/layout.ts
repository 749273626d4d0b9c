import { toBox, packRing, type Ring } from '../../land/ring.ts';
import type { DistrictData } from './districts.ts';
import { mouzaShapes, outlineAround, sideOf } from './geometry.ts';
import type { Land } from './landRows.ts';
import { diceOf, type Dice } from '../random.ts';

const mouzasPerRow = 6;
const rowsPerTahasil = 7;
const tahasilsPerRow = 4;
const smallestStep = 0.018;
const gap = 1.15;
const greatestSlope = 0.25;

type Point = readonly [longitude: number, latitude: number];
type Mouza = Land['mouzas'][number];

interface Scope {
  dice: Dice;
  mouzasOf: ReadonlyMap<number, Mouza[]>;
  plotsOf: ReadonlyMap<number, Land['plots']>;
}

const stored = (ring: Ring) => ({ bounds: toBox(ring), ring: packRing(ring) });

function groupedBy<Row>(rows: readonly Row[], idOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(idOf(row));
    if (group) group.push(row);
    else groups.set(idOf(row), [row]);
  }
  return groups;
}

/** Returns the place of something in a grid, row by row from the lower left. */
const inGrid = (
  [x, y]: Point,
  index: number,
  perRow: number,
  wide: number,
  high: number,
): Point => [x + (index % perRow) * wide, y + Math.floor(index / perRow) * high];

const acresOf = ({ plotsOf }: Scope, { id }: Mouza) =>
  (plotsOf.get(id) ?? []).map(({ area }) => area);

function placeMouza(scope: Scope, mouza: Mouza, at: Point): Ring {
  const slope = (scope.dice.next() - 0.5) * 2 * greatestSlope;
  const { outline, plots } = mouzaShapes(acresOf(scope, mouza), at, slope);
  Object.assign(mouza, stored(outline));
  (scope.plotsOf.get(mouza.id) ?? []).forEach((plot, index) => {
    Object.assign(plot, stored(plots[index] ?? []));
  });
  return outline;
}

// A grid as wide as the largest mouza of the district needs.
function stepOf(scope: Scope, mouzas: readonly Mouza[]): number {
  const sides = mouzas.map((mouza) =>
    sideOf(acresOf(scope, mouza).reduce((sum, area) => sum + area, 0)),
  );
  return Math.max(smallestStep, gap * (1 + greatestSlope) * Math.max(...sides));
}

function placeDistrict(scope: Scope, tahasils: Land['tahasils'], town: Point): Ring {
  const { mouzasOf } = scope;
  const step = stepOf(
    scope,
    tahasils.flatMap(({ id }) => mouzasOf.get(id) ?? []),
  );
  const [wide, high] = [(mouzasPerRow + 1) * step, rowsPerTahasil * step];
  const around = tahasils.map((tahasil, place) => {
    const corner = inGrid(town, place, tahasilsPerRow, wide, high);
    const outlines = (mouzasOf.get(tahasil.id) ?? []).map((mouza, index) =>
      placeMouza(scope, mouza, inGrid(corner, index, mouzasPerRow, step, step)),
    );
    const outline = outlineAround(outlines);
    Object.assign(tahasil, stored(outline));
    return outline;
  });
  return outlineAround(around);
}

/**
 * Assigns to every plot, mouza, tahasil and district its schematic outline: mouzas in a grid around the position of the
 * district's chief town, each as large as its land.
 */
export function layOut(land: Land, districts: readonly DistrictData[]): void {
  const scope: Scope = {
    dice: diceOf(811),
    mouzasOf: groupedBy(land.mouzas, ({ tahasilId }) => tahasilId),
    plotsOf: groupedBy(land.plots, ({ mouzaId }) => mouzaId),
  };
  const tahasilsOf = groupedBy(land.tahasils, ({ districtId }) => districtId);
  districts.forEach(({ longitude, latitude }, index) => {
    const district = land.districts[index];
    if (!district) return;
    const ring = placeDistrict(scope, tahasilsOf.get(district.id) ?? [], [longitude, latitude]);
    Object.assign(district, stored(ring));
  });
}
