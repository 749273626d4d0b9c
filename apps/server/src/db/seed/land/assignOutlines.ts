import { toBox, packRing, type Ring } from '../../land/ring.ts';
import type { DistrictData } from './districts.ts';
import { buildMouzaShapes, buildConvexHull, getSideDegrees } from './geometry.ts';
import type { LandRows } from './landRows.ts';
import { createSeededRandom, type SeededRandom } from '../random.ts';

const mouzasPerRow = 6;
const rowsPerTahasil = 7;
const tahasilsPerRow = 4;
const minimumStep = 0.018;
const gap = 1.15;
const maximumSlope = 0.25;

type Point = readonly [longitude: number, latitude: number];
type Mouza = LandRows['mouzas'][number];

interface LayoutContext {
  random: SeededRandom;
  mouzasOf: ReadonlyMap<number, Mouza[]>;
  plotsOf: ReadonlyMap<number, LandRows['plots']>;
}

const toOutlineColumns = (ring: Ring) => ({ bounds: toBox(ring), ring: packRing(ring) });

function groupBy<Row>(rows: readonly Row[], idOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(idOf(row));
    if (group) group.push(row);
    else groups.set(idOf(row), [row]);
  }
  return groups;
}

/** Returns the position of an index in a grid, row by row from the lower left. */
const getGridPosition = (
  [x, y]: Point,
  index: number,
  perRow: number,
  wide: number,
  high: number,
): Point => [x + (index % perRow) * wide, y + Math.floor(index / perRow) * high];

const sumAcresOfPlots = ({ plotsOf }: LayoutContext, { id }: Mouza) =>
  (plotsOf.get(id) ?? []).map(({ area }) => area);

function placeMouza(scope: LayoutContext, mouza: Mouza, at: Point): Ring {
  const slope = (scope.random.next() - 0.5) * 2 * maximumSlope;
  const { outline, plots } = buildMouzaShapes(sumAcresOfPlots(scope, mouza), at, slope);
  Object.assign(mouza, toOutlineColumns(outline));
  (scope.plotsOf.get(mouza.id) ?? []).forEach((plot, index) => {
    Object.assign(plot, toOutlineColumns(plots[index] ?? []));
  });
  return outline;
}

// A grid as wide as the largest mouza of the district needs.
function getGridStep(scope: LayoutContext, mouzas: readonly Mouza[]): number {
  const sides = mouzas.map((mouza) =>
    getSideDegrees(sumAcresOfPlots(scope, mouza).reduce((sum, area) => sum + area, 0)),
  );
  return Math.max(minimumStep, gap * (1 + maximumSlope) * Math.max(...sides));
}

function placeDistrict(scope: LayoutContext, tahasils: LandRows['tahasils'], town: Point): Ring {
  const { mouzasOf } = scope;
  const step = getGridStep(
    scope,
    tahasils.flatMap(({ id }) => mouzasOf.get(id) ?? []),
  );
  const [wide, high] = [(mouzasPerRow + 1) * step, rowsPerTahasil * step];
  const around = tahasils.map((tahasil, place) => {
    const corner = getGridPosition(town, place, tahasilsPerRow, wide, high);
    const outlines = (mouzasOf.get(tahasil.id) ?? []).map((mouza, index) =>
      placeMouza(scope, mouza, getGridPosition(corner, index, mouzasPerRow, step, step)),
    );
    const outline = buildConvexHull(outlines);
    Object.assign(tahasil, toOutlineColumns(outline));
    return outline;
  });
  return buildConvexHull(around);
}

/**
 * Assigns to every plot, mouza, tahasil and district its schematic outline: mouzas in a grid around the position of the
 * district's chief town, each as large as its land.
 */
export function assignOutlines(land: LandRows, districts: readonly DistrictData[]): void {
  const scope: LayoutContext = {
    random: createSeededRandom(811),
    mouzasOf: groupBy(land.mouzas, ({ tahasilId }) => tahasilId),
    plotsOf: groupBy(land.plots, ({ mouzaId }) => mouzaId),
  };
  const tahasilsOf = groupBy(land.tahasils, ({ districtId }) => districtId);
  districts.forEach(({ longitude, latitude }, index) => {
    const district = land.districts[index];
    if (!district) return;
    const ring = placeDistrict(scope, tahasilsOf.get(district.id) ?? [], [longitude, latitude]);
    Object.assign(district, toOutlineColumns(ring));
  });
}
