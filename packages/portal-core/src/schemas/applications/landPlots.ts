import * as v from 'valibot';
import { limitRules } from '../admin/limitRules.ts';
import { filled } from '../common.ts';
import { PlotUse } from '../forms/plotUse.ts';

/** The most plots of one application that any office allows. */
const landPlotsMax = limitRules.landPlots.highest;

const share = {
  plotCode: filled(60),
  area: v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000)),
};

/** The plots that a request asks for besides `plotCode`, each with its acres; `area` is that of `plotCode` alone. */
export const OtherPlots = v.pipe(v.array(v.object(share)), v.maxLength(landPlotsMax - 1));
export type OtherPlots = v.InferOutput<typeof OtherPlots>;

/** The plots of an application besides `plotCode`, each with its acres, its present use and its boundaries. */
export const UsedPlots = v.pipe(
  v.array(v.object({ ...share, use: PlotUse })),
  v.maxLength(landPlotsMax - 1),
);
export type UsedPlots = v.InferOutput<typeof UsedPlots>;

/** A plot of an application with the acres that are applied for, and what the record says about it. */
export const LandPlot = v.object({
  plotCode: v.string(),
  plotNo: v.string(),
  khataNo: v.string(),
  /** The acres that are applied for. */
  area: v.number(),
  /** The acres in the record of rights. */
  recordedArea: v.number(),
  kissam: v.string(),
  satwa: v.string(),
  /** Use, building and boundaries of a further plot, by the names of the fields; the first one has those of the form. */
  use: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
});
export type LandPlot = v.InferOutput<typeof LandPlot>;
