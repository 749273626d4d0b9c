import * as v from 'valibot';
import { answer, Id } from '../common.ts';
import { PlotItem } from './lookups.ts';

export const MouzaMapRequest = v.object({ villageCode: Id });

/** A plot on the map of its mouza, without anything about people. */
export const MapPlot = v.object({
  khataNoId: Id,
  khataNo: v.string(),
  ...PlotItem.entries,
  /** Its corners as longitude and latitude, the first one not repeated. */
  corners: v.array(v.tuple([v.number(), v.number()])),
});
export type MapPlot = v.InferOutput<typeof MapPlot>;
/** The active plots of a mouza that have an outline; empty for an unknown mouza. */
export const MouzaMapAnswer = answer(v.array(MapPlot));
