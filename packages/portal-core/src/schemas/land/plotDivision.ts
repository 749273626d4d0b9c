import * as v from 'valibot';
import { answer, filled, Id, Moment, Ymd } from '../common.ts';
import { NewSourceFile } from '../admin/sourceFile.ts';

const Corner = v.tuple([v.number(), v.number()]);

/** A plot that can be divided or joined with others. */
export const DivisionPlot = v.object({
  id: Id,
  plotCode: v.string(),
  plotNo: v.string(),
  /** Acres in the record of rights. */
  area: v.number(),
  kisam: v.string(),
  status: v.string(),
  corners: v.array(Corner),
});
export type DivisionPlot = v.InferOutput<typeof DivisionPlot>;

const Outline = v.object({
  id: Id,
  plotNo: v.string(),
  area: v.number(),
  corners: v.array(Corner),
});

/** The plots that a requested division replaces and those that it makes; a new plot has no id of its own yet. */
export const DivisionOutlines = v.object({
  before: v.array(Outline),
  after: v.array(v.omit(Outline, ['id'])),
});
export type DivisionOutlines = v.InferOutput<typeof DivisionOutlines>;

/** How plots were divided or joined: the old plots, the new ones and the document. */
export const PlotDivision = v.object({
  id: Id,
  kind: v.picklist(['split', 'merge']),
  source: v.string(),
  /** yyyy-MM-dd. */
  effectiveOn: v.string(),
  madeOn: Moment,
  undoneOn: v.nullable(Moment),
  parents: v.array(v.object({ plotCode: v.string(), plotNo: v.string(), area: v.number() })),
  children: v.array(v.object({ plotCode: v.string(), plotNo: v.string(), area: v.number() })),
});
export type PlotDivision = v.InferOutput<typeof PlotDivision>;

export const PlotDivisionRequest = v.object({ plotId: Id });

/** A plot, those it can be joined with, and its lineage, the newest first. */
export const PlotDivisionView = v.object({
  plot: DivisionPlot,
  isActive: v.boolean(),
  /** The names of mouza, tahasil and district. */
  place: v.string(),
  khataNo: v.string(),
  neighbours: v.array(DivisionPlot),
  divisions: v.array(PlotDivision),
  isWaiting: v.boolean(),
});
export type PlotDivisionView = v.InferOutput<typeof PlotDivisionView>;
export const PlotDivisionAnswer = answer(PlotDivisionView);

const mostCorners = 50;
const mostPlots = 20;

/** Asks to divide a plot by a line, to join plots, or to undo that; the areas of the parts add up to that of the plot. */
export const PlotDivisionAskRequest = v.object({
  kind: v.picklist(['split', 'merge', 'undo']),
  plotIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(mostPlots)),
  line: v.optional(v.pipe(v.array(Corner), v.maxLength(mostCorners))),
  areas: v.optional(v.array(v.pipe(v.number(), v.minValue(0)))),
  divisionId: v.optional(Id),
  source: filled(200),
  /** The file of that document. */
  sourceFile: v.optional(NewSourceFile),
  /** Today if empty. */
  effectiveOn: Ymd,
});
