import * as v from 'valibot';
import { answer, filled, Id } from '../common.ts';
import { PlotDetails } from './geo.ts';
import { kisamClasses, satwaClasses } from './landClasses.ts';

/** The statuses of plots in the land record. */
export const plotStatuses = [
  'available',
  'leased',
  'sold',
  'applied',
  'disputed',
  'temple',
] as const;

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));
const Corner = v.tuple([degrees(180), degrees(90)]);
const acres = v.pipe(v.number(), v.minValue(0), v.maxValue(1e6));
const listCodes = (most: number) => v.pipe(v.array(filled(40)), v.minLength(1), v.maxLength(most));
const plotCodes = listCodes(200);
/** The most plots that can be selected by their codes. */
export const maxSelectedCodes = 1000;

/** The most outlines of a selection, and their corners together. */
export const maxOutlines = 100;
export const maxOutlineCorners = 1000;

/** A selection of plots: those that meet every given condition, all plots of the territory without one. */
export const PlotSelectionRequest = v.object({
  villageCode: v.optional(Id),
  status: v.optional(v.picklist(plotStatuses)),
  kisamClass: v.optional(v.picklist(kisamClasses)),
  satwaClass: v.optional(v.picklist(satwaClasses)),
  /** Acres, inclusive. */
  areaFrom: v.optional(acres),
  areaTo: v.optional(acres),
  /** Only plots with an active lease, or with an open case. */
  marked: v.optional(v.picklist(['lease', 'case'])),
  plotCodes: v.optional(listCodes(maxSelectedCodes)),
  /** Plots that are wholly or partly inside an outline: longitude and latitude of its corners. */
  corners: v.optional(v.pipe(v.array(Corner), v.minLength(3), v.maxLength(200))),
  /** Plots that are wholly or partly inside one of several outlines, together of at most 1,000 corners. */
  outlines: v.optional(
    v.pipe(
      v.array(v.pipe(v.array(Corner), v.minLength(3))),
      v.minLength(1),
      v.maxLength(maxOutlines),
      v.check((all) => all.reduce((sum, ring) => sum + ring.length, 0) <= maxOutlineCorners),
    ),
  ),
  /** Plots within some metres of given plots, these included; at 0 those that adjoin them, without these. */
  near: v.optional(
    v.object({ plotCodes, metres: v.pipe(v.number(), v.minValue(0), v.maxValue(5000)) }),
  ),
});
/** The formats that have the outlines of plots, for other programs of maps. */
export const plotLayerFormats = ['geojson', 'kml', 'shapefile'] as const;
export type PlotLayerFormat = (typeof plotLayerFormats)[number];
/** The most plots of such a file. */
export const maxLayerPlots = 20_000;
/** A selection as a file with all its plots. */
export const PlotSelectionExportRequest = v.object({
  ...PlotSelectionRequest.entries,
  format: v.picklist(['xlsx', 'csv', ...plotLayerFormats]),
});
export type PlotSelectionRequest = v.InferInput<typeof PlotSelectionRequest>;

/** Two plots, between whose outlines is measured. */
export const PlotGapRequest = v.object({ from: filled(40), to: filled(40) });
/** Metres between the outlines of two plots, 0 where they touch; 404 unless both are on the map of the territory. */
export const PlotGapAnswer = answer(v.object({ metres: v.number() }));

/** The largest number of plots in an answer; count and area are those of all. */
export const maxSelectedPlots = 500;

export const PlotSelection = v.object({
  count: v.number(),
  /** Acres. */
  area: v.number(),
  plots: v.array(PlotDetails),
});
export type PlotSelection = v.InferOutput<typeof PlotSelection>;
/** The selected plots; 413 for an outline of more than 0.3 degrees or 20,000 plots. */
export const PlotSelectionAnswer = answer(PlotSelection);
