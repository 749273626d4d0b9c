import * as v from 'valibot';
import { answer, keyed } from '../common.ts';

/** The kinds of files whose shapes are laid over the map. */
export const mapFileTypes = ['geojson', 'json', 'kml', 'kmz', 'zip', 'gpkg'] as const;
/** The largest such file. */
export const mapFileMaxBytes = 5_000_000;
/** The most shapes and corners of such a file. */
export const mapFileMaxShapes = 2000;
export const mapFileMaxCorners = 50_000;
/** The coordinate systems of files that do not name theirs. */
export const mapFileCrs = ['EPSG:4326', 'EPSG:32644', 'EPSG:32645'] as const;

/** A file for the map; `crs` is used where the file does not name its coordinate system. */
export const MapFileRequest = v.object({
  fileName: v.string(),
  bytes: v.instance(Uint8Array<ArrayBufferLike>),
  crs: v.picklist(mapFileCrs),
  ...keyed,
});

const Ring = v.array(v.tuple([v.number(), v.number()]));

/**
 * A shape of a file: its name, and its polygons, each with its outer ring first, then holes; first corners are not
 * repeated.
 */
export const MapFileShape = v.object({ name: v.string(), polygons: v.array(v.array(Ring)) });
export type MapFileShape = v.InferOutput<typeof MapFileShape>;

/** The polygons of a file in degrees, and how many of its rows have none; nothing is stored. */
export const MapFileAnswer = answer(
  v.object({ shapes: v.array(MapFileShape), withoutPolygon: v.number() }),
);
