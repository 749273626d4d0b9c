import proj4 from 'proj4';
import type { Corner, Polygons } from '@temple-land/portal-core';
import { UnreadableFile } from '../formats/sourceTable.ts';

const utm = (zone: number) => `+proj=utm +zone=${zone} +datum=WGS84 +units=m +no_defs`;
const toDegrees: Readonly<Record<string, (corner: Corner) => Corner>> = {
  'EPSG:4326': (corner) => corner,
  'EPSG:32644': projectionOf(utm(44)),
  'EPSG:32645': projectionOf(utm(45)),
};
const known = Object.keys(toDegrees).join(', ');

function projectionOf(definition: string): (corner: Corner) => Corner {
  const projection = proj4(definition, 'EPSG:4326');
  return ([x, y]) => {
    if (!Number.isFinite(x) || !Number.isFinite(y)) return [Number.NaN, Number.NaN];
    const [longitude = Number.NaN, latitude = Number.NaN] = projection.forward([x, y]);
    return [longitude, latitude];
  };
}

const unitsPerDegree = 1e7;
const round = (degrees: number) => Math.round(degrees * unitsPerDegree) / unitsPerDegree;

/**
 * Returns a function that converts shapes of a coordinate system to degrees with seven decimals; throws for an unknown
 * one.
 */
export function shapeConverter(table: string, crs: string): (polygons: Polygons) => Polygons {
  const convert = toDegrees[crs];
  if (convert === undefined) {
    throw new UnreadableFile(
      `${table} has the coordinate system ${crs}. Known are ${known}; transform the file first.`,
    );
  }
  const toCorner = (corner: Corner): Corner => {
    const [longitude, latitude] = convert(corner);
    return [round(longitude), round(latitude)];
  };
  return (polygons) => polygons.map((rings) => rings.map((ring) => ring.map(toCorner)));
}
