import * as v from 'valibot';
import { answer, Id } from '../common.ts';
import { GeoPoint } from './geoPoint.ts';

/** How surely a position lies in a plot. */
export const MatchConfidence = v.picklist(['high', 'medium', 'low']);
export type MatchConfidence = v.InferOutput<typeof MatchConfidence>;

export const PlotMatchRequest = GeoPoint;

/** A plot at or near a position, with its place. */
export const PlotMatch = v.object({
  districtCode: Id,
  tahasilCode: Id,
  villageCode: Id,
  district_name: v.string(),
  tehsil_name: v.string(),
  mouza_name: v.string(),
  khataNoId: Id,
  khataNo: v.string(),
  plotCode: v.string(),
  plotNo: v.string(),
  /** Metres from the position to the plot; 0 inside. */
  distance: v.number(),
  confidence: MatchConfidence,
});
export type PlotMatch = v.InferOutput<typeof PlotMatch>;
/** The plots within 100 m, nearest first, at most five. */
export const PlotMatchAnswer = answer(v.array(PlotMatch));
