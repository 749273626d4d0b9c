import * as v from 'valibot';
import { answer, filled, Id } from '../common.ts';
import { asOf } from './geo.ts';
import { GeoPoint } from './geoPoint.ts';

export const mapSheetPapers = ['A4', 'A3'] as const;
export const mapSheetOrientations = ['portrait', 'landscape'] as const;
/** The offered scales: one metre on paper is so many on the ground. */
export const mapSheetScales = [500, 1000, 2000, 4000, 5000, 10_000, 25_000, 50_000] as const;
/** By what the plots of a sheet are coloured; `none` leaves them white. */
export const mapSheetColours = ['status', 'kisam', 'none'] as const;
/** The most sheets of a print. */
export const maxMapSheets = 40;
/** The most plots that all sheets of a print show together. */
export const maxMapSheetPlots = 30_000;

/** A map on paper: what it shows, to which scale, and on which paper. */
export const MapSheetRequest = v.object({
  paper: v.picklist(mapSheetPapers),
  orientation: v.picklist(mapSheetOrientations),
  scale: v.picklist(mapSheetScales),
  colour: v.picklist(mapSheetColours),
  /** The first of these that is given is shown: plots, a mouza, the surroundings of a point. */
  plotCodes: v.optional(v.pipe(v.array(filled(40)), v.minLength(1), v.maxLength(200))),
  villageCode: v.optional(Id),
  centre: v.optional(GeoPoint),
  /** A sheet for each plot, in the order in which they are given. */
  isSeries: v.optional(v.boolean()),
  ...asOf,
});
export type MapSheetRequest = v.InferInput<typeof MapSheetRequest>;

/** What a print will be; more than 40 sheets, more than 30,000 plots or no sheet are not printed. */
export const MapSheetPlan = v.object({
  sheets: v.number(),
  /** On all sheets; not counted for too many sheets. */
  plots: v.number(),
  /** The ground that a sheet shows, in metres. */
  width: v.number(),
  height: v.number(),
});
export type MapSheetPlan = v.InferOutput<typeof MapSheetPlan>;
export const MapSheetPlanAnswer = answer(MapSheetPlan);
