import { fromUtm, getUtmZone, toUtm, type MapSheetRequest } from '@temple-land/portal-core';
import type { Ring } from '../../../db/land/ring.ts';
import type { PagePoint } from '../pdf/scaleSketch.ts';

const pointsPerMillimetre = 72 / 25.4;
const millimetresPerMetre = 1000;
const papers = { A4: [210, 297], A3: [297, 420] } as const;
const [earthRadius, scaleOfZone, falseEasting] = [6_378_137, 0.9996, 500_000];
/** What is beside the map, in millimetres: the heading above, the legend below, coordinates at the sides. */
const beside = { top: 31, bottom: 58, side: 15 } as const;

/** Converts millimetres of paper to points. */
export const toPoints = (millimetres: number): number => millimetres * pointsPerMillimetre;

/** A rectangle of a page, in points from its upper left corner. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns width and height of a page in points, and the frame of the map on it. */
export function getSheetLayout({
  paper,
  orientation,
}: Pick<MapSheetRequest, 'paper' | 'orientation'>): { page: PagePoint; frame: Frame } {
  const [short, long] = papers[paper];
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short];
  const frame = {
    left: toPoints(beside.side),
    top: toPoints(beside.top),
    width: toPoints(width - 2 * beside.side),
    height: toPoints(height - beside.top - beside.bottom),
  };
  return { page: [toPoints(width), toPoints(height)], frame };
}

/** The middle of a sheet on the plane of UTM. */
export interface SheetCentre {
  zone: number;
  easting: number;
  northing: number;
}

/** How many metres of the plane of UTM a metre on the ground is. */
const getPlaneScale = ({ easting }: Pick<SheetCentre, 'easting'>): number =>
  scaleOfZone * (1 + (easting - falseEasting) ** 2 / (2 * earthRadius ** 2));

/** Returns the metres of ground that the frame of a sheet shows. */
export function getGroundSize(request: MapSheetRequest): { width: number; height: number } {
  const { frame } = getSheetLayout(request);
  const metresPerPoint = request.scale / (pointsPerMillimetre * millimetresPerMetre);
  return { width: frame.width * metresPerPoint, height: frame.height * metresPerPoint };
}

const gridSteps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000] as const;
/** The least distance between lines of the grid, in metres of paper. */
const leastGridStep = 0.024;
const getGridStep = (scale: number): number =>
  gridSteps.find((step) => step >= scale * leastGridStep) ?? 5000;

/** A sheet: where the map is on its page, and between which coordinates of UTM. */
export interface Sheet extends SheetCentre {
  page: PagePoint;
  frame: Frame;
  west: number;
  east: number;
  south: number;
  north: number;
  /** The distance of the lines of the grid, in metres. */
  gridStep: number;
  /** Converts metres of the plane to a point of the page. */
  toPage: (easting: number, northing: number) => PagePoint;
  /** Converts longitude and latitude to a point of the page. */
  project: (corner: readonly [x: number, y: number]) => PagePoint;
}

/** Returns a sheet around a middle; lengths on it are those on the ground, not those of the plane. */
export function createSheet(request: MapSheetRequest, centre: SheetCentre): Sheet {
  const { page, frame } = getSheetLayout(request);
  const planeScale = getPlaneScale(centre);
  const pointsPerMetre = (pointsPerMillimetre * millimetresPerMetre) / request.scale / planeScale;
  const [halfWidth, halfHeight] = [
    frame.width / 2 / pointsPerMetre,
    frame.height / 2 / pointsPerMetre,
  ];
  const { zone, easting: middleEast, northing: middleNorth } = centre;
  const toPage = (easting: number, northing: number): PagePoint => [
    frame.left + frame.width / 2 + (easting - middleEast) * pointsPerMetre,
    frame.top + frame.height / 2 - (northing - middleNorth) * pointsPerMetre,
  ];
  return {
    ...centre,
    page,
    frame,
    west: middleEast - halfWidth,
    east: middleEast + halfWidth,
    south: middleNorth - halfHeight,
    north: middleNorth + halfHeight,
    gridStep: getGridStep(request.scale),
    toPage,
    project: ([longitude, latitude]) => {
      const { easting, northing } = toUtm({ longitude, latitude }, zone);
      return toPage(easting, northing);
    },
  };
}

/** Returns the corners of what a sheet shows, longitude and latitude. */
export function getSheetRing({ zone, west, east, south, north }: Sheet): Ring {
  return (
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ] as const
  ).map(([easting, northing]) => {
    const { longitude, latitude } = fromUtm({ zone, easting, northing });
    return [longitude, latitude] as const;
  });
}

interface PlaneBox {
  west: number;
  east: number;
  south: number;
  north: number;
}

function toPlaneBox(ring: Ring, zone: number): PlaneBox {
  const points = ring.map(([longitude, latitude]) => toUtm({ longitude, latitude }, zone));
  const [easts, norths] = [points.map((p) => p.easting), points.map((p) => p.northing)];
  return {
    west: Math.min(...easts),
    east: Math.max(...easts),
    south: Math.min(...norths),
    north: Math.max(...norths),
  };
}

const middleOf = (least: number, most: number) => (least + most) / 2;

/** The share of a sheet that may be covered, so that an outline does not lie on the frame. */
const covered = 0.96;

/**
 * Returns the middles of the sheets that cover some rings, from the north-west to the south-east; sheets on which none
 * of them is are left out. Not more than `most` and one.
 */
export function coverRings(
  request: MapSheetRequest,
  rings: readonly Ring[],
  most: number,
): SheetCentre[] {
  const [longitude] = rings[0]?.[0] ?? [];
  if (longitude === undefined) return [];
  const zone = getUtmZone(longitude);
  const boxes = rings.map((ring) => toPlaneBox(ring, zone));
  const west = Math.min(...boxes.map((box) => box.west));
  const east = Math.max(...boxes.map((box) => box.east));
  const south = Math.min(...boxes.map((box) => box.south));
  const north = Math.max(...boxes.map((box) => box.north));
  const ground = getGroundSize(request);
  const [width, height] = [ground.width * covered, ground.height * covered];
  const columns = Math.max(1, Math.ceil((east - west) / width));
  const rows = Math.max(1, Math.ceil((north - south) / height));
  const centres: SheetCentre[] = [];
  for (let cell = 0; cell < columns * rows && centres.length <= most; cell += 1) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const easting = middleOf(west, east) + (column - (columns - 1) / 2) * width;
    const northing = middleOf(south, north) - (row - (rows - 1) / 2) * height;
    const isOnSheet = (box: PlaneBox) =>
      box.west <= easting + width / 2 &&
      box.east >= easting - width / 2 &&
      box.south <= northing + height / 2 &&
      box.north >= northing - height / 2;
    if (boxes.some(isOnSheet)) centres.push({ zone, easting, northing });
  }
  return centres;
}
