import * as v from 'valibot';
import { answer, Id } from '../common.ts';

/** The kinds of what can be open about a plot; `plot` is a plot in use of a khatiyan. */
export const plotMatterKinds = [
  'application',
  'report',
  'case',
  'auction',
  'lease',
  'encroachment',
  'recordRequest',
  'verification',
  'plot',
  'correction',
  'watch',
] as const;

/** What is open about a plot. */
export const PlotMatter = v.object({
  kind: v.picklist(plotMatterKinds),
  /** Its number; the day of an encroachment (found) and an inspection (planned), yyyy-MM-dd; the count of watches. */
  number: v.string(),
  plotId: Id,
  plotNo: v.string(),
  /** Whether it must end before the plot is divided or taken out of use. */
  isBlocking: v.boolean(),
});
export type PlotMatter = v.InferOutput<typeof PlotMatter>;

/** Plots, or one khatiyan with its plots. */
export const PlotMattersRequest = v.object({
  entity: v.picklist(['plot', 'khatian']),
  ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(50)),
});
export const PlotMattersAnswer = answer(v.array(PlotMatter));

/** Why a plot or khatiyan is taken out of use. */
export const retirementCauses = ['mistake', 'river', 'merged'] as const;
export type RetirementCause = (typeof retirementCauses)[number];
