import * as v from 'valibot';
import { filled } from '../common.ts';

/** The most plots of one application. */
export const landPlotsMax = 10;

/** The plots that a request asks for besides `plotCode`, each with its acres; `area` is that of `plotCode` alone. */
export const OtherPlots = v.pipe(
  v.array(
    v.object({
      plotCode: filled(60),
      area: v.pipe(v.number(), v.gtValue(0), v.maxValue(10_000)),
    }),
  ),
  v.maxLength(landPlotsMax - 1),
);
export type OtherPlots = v.InferOutput<typeof OtherPlots>;

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
});
export type LandPlot = v.InferOutput<typeof LandPlot>;
