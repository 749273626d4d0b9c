import * as v from 'valibot';
import { answer, Day, filled, Id } from '../common.ts';
import { PlotEvent } from './plotEvents.ts';

/** The layers of the map: areas from small to large scale with what surrounds plots, then the marked points. */
export const LayerId = v.picklist([
  'districts',
  'tahasils',
  'mouzas',
  'context',
  'plots',
  'quarries',
  'leases',
  'cases',
]);

/** A layer with the zoom levels of its tiles and its attribution. */
export const MapLayer = v.object({
  id: LayerId,
  name: v.string(),
  minZoom: v.number(),
  maxZoom: v.number(),
  note: v.string(),
  /** The first day (yyyy-MM-dd) as of which the layer can be shown; absent for a layer without a history. */
  since: v.optional(v.string()),
});
export type MapLayer = v.InferOutput<typeof MapLayer>;
export const MapLayersAnswer = answer(v.array(MapLayer));

const tileIndex = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^(0|[1-9]\d{0,7})$/),
  v.transform(Number),
);

/** The day as of which land is requested; today's without one. */
export const asOf = { day: v.optional(Day) };

/** The address of a tile: layer, zoom, column from the west, row from the north; plots also as of a day. */
export const TileRequest = v.object({
  layer: LayerId,
  z: tileIndex,
  x: tileIndex,
  y: tileIndex,
  ...asOf,
});

export const PlotRequest = v.object({ plotCode: filled(40) });
export const PlotDetailsRequest = v.object({ ...PlotRequest.entries, ...asOf });

/** Bounds in degrees: x is the longitude, y the latitude. */
export const Extent = v.object({
  minX: v.number(),
  minY: v.number(),
  maxX: v.number(),
  maxY: v.number(),
});
export type Extent = v.InferOutput<typeof Extent>;
export const PlotExtentAnswer = answer(Extent);

const where = {
  districtCode: Id,
  tahasilCode: Id,
  villageCode: Id,
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
};
const holding = { ...where, khataNoId: Id, khataNo: v.string() };

/** The details of a plot on the map, without personal data. */
export const PlotDetails = v.object({
  ...holding,
  plotCode: v.string(),
  plotNo: v.string(),
  /** Acres. */
  area: v.number(),
  kissam: v.string(),
  kissamClass: v.string(),
  status: v.string(),
  rorStatus: v.string(),
  /** The origin of the shape: cadastral, survey, traced, drawn or schematic. */
  geometryLevel: v.string(),
  extent: Extent,
  /** The history of the plot, newest first; only in the answer about one plot. */
  events: v.optional(v.array(PlotEvent)),
});
export type PlotDetails = v.InferOutput<typeof PlotDetails>;
export const PlotDetailsAnswer = answer(PlotDetails);

/** Words, numbers or both: "Matitota", "khata 38 Matitota", "ପ୍ଲଟ ୧୨ ମାଟିତୋଟା". */
export const LandSearchRequest = v.object({ text: filled(100) });

export const FoundMouza = v.object({
  ...where,
  nameOr: v.string(),
  nameHi: v.string(),
  plots: v.number(),
  area: v.number(),
  extent: v.nullable(Extent),
});
export type FoundMouza = v.InferOutput<typeof FoundMouza>;
/** A khatiyan with the extent of its plots (null without shapes) and their codes, at most 100. */
export const FoundKhatiyan = v.object({
  ...holding,
  ownerLine: v.string(),
  extent: v.nullable(Extent),
  plotCodes: v.array(v.string()),
});
export type FoundKhatiyan = v.InferOutput<typeof FoundKhatiyan>;
/** An application or case on the map, by its number; the extent is that of its plot, else of its mouza or tahasil. */
export const FoundApplication = v.object({
  applicationNo: v.string(),
  applicationType: v.number(),
  plotCode: v.string(),
  plotNo: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  extent: v.nullable(Extent),
});
export type FoundApplication = v.InferOutput<typeof FoundApplication>;
/** The best matches of each kind, at most twenty; empty lists without a match. */
export const FoundLand = v.object({
  mouzas: v.array(FoundMouza),
  khatiyans: v.array(FoundKhatiyan),
  plots: v.array(PlotDetails),
  applications: v.array(FoundApplication),
});
export type FoundLand = v.InferOutput<typeof FoundLand>;
export const LandSearchAnswer = answer(FoundLand);
