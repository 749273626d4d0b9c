import {
  allowsSeveralPlots,
  createEmptyAnswers,
  plotUseFields,
  PlotUseForm,
  sumAcres,
  toRequestAnswers,
  type LandPlot,
  type OtherPlots,
  type PlotItem,
  type PlotUseField,
  type TypedPlotUse,
  type UsedPlots,
} from '@temple-land/portal-core';
import * as v from 'valibot';

const answer = v.optional(v.string(), '');
const useNames = Object.keys(plotUseFields) as PlotUseField[];
const noUse = createEmptyAnswers(plotUseFields);

const ChosenPlot = v.object({
  plotCode: v.string(),
  plotNo: v.string(),
  khataNo: v.string(),
  kissam: v.string(),
  satwa: v.string(),
  recordedArea: v.number(),
  freeArea: v.number(),
  /** The acres as they are typed. */
  area: v.string(),
  /** Use, building and boundaries as they are typed; a draft of an earlier release has none. */
  use: v.optional(v.object(v.entriesFromList(useNames, answer)), noUse),
});
/** A plot besides the first one with its typed acres. */
export type ChosenPlot = v.InferOutput<typeof ChosenPlot>;

const ChosenPlots = v.array(ChosenPlot);

/** Returns the plots of a draft's text; none from a text that is not theirs. */
export function parseOtherPlots(text: string): ChosenPlot[] {
  try {
    return v.parse(ChosenPlots, JSON.parse(text === '' ? '[]' : text));
  } catch {
    return [];
  }
}

/** Returns plots as the text of a draft. */
export const toOtherPlotsText = (plots: readonly ChosenPlot[]): string =>
  plots.length === 0 ? '' : JSON.stringify(plots);

/** Returns a plot of a list as a chosen one, without acres. */
export const toChosenPlot = (plot: PlotItem, khataNo: string): ChosenPlot => {
  const { plotCode, plotNo, kissam, satwa, area: recordedArea, freeArea } = plot;
  return { plotCode, plotNo, khataNo, kissam, satwa, recordedArea, freeArea, area: '', use: noUse };
};

/** The answers of a form that name its plots. */
interface PlotAnswers {
  applicationKind: string;
  plotCode: string;
  otherPlots: string;
}

/** Returns the plots besides the first one that count: none without a first one, or for a kind about one plot. */
export const listOtherPlots = ({
  applicationKind,
  plotCode,
  otherPlots,
}: PlotAnswers): ChosenPlot[] =>
  plotCode !== '' && allowsSeveralPlots(applicationKind) ? parseOtherPlots(otherPlots) : [];

/** Why the acres of a plot are refused: not a number, or more than are free. */
export type AreaProblem = 'apply.area.number' | 'apply.area.large';

/** Returns why the typed acres of a plot are refused; undefined if they are accepted. */
export function findAreaProblem({ area, freeArea }: ChosenPlot): AreaProblem | undefined {
  const isNumber = /^\d{1,5}(\.\d{1,4})?$/.test(area.trim()) && Number(area) > 0;
  if (!isNumber) return 'apply.area.number';
  return Number(area) > freeArea ? 'apply.area.large' : undefined;
}

/** Returns whether acres, use, building and boundaries of a plot are accepted. */
export const isPlotComplete = (plot: ChosenPlot): boolean =>
  findAreaProblem(plot) === undefined && v.is(PlotUseForm, plot.use);

/** Returns use, building and boundaries of a plot as a request has them. */
export const toUse = (use: TypedPlotUse) => toRequestAnswers(plotUseFields, use);

/** Returns the plots besides the first one as an application sends them, with use, building and boundaries. */
export const toUsedPlots = (answers: PlotAnswers): UsedPlots =>
  listOtherPlots(answers).map(({ plotCode, area, use }) => ({
    plotCode,
    area: Number(area),
    use: toUse(use),
  }));

/** Returns the plots besides the first one with their acres. */
export const toOtherPlots = (answers: PlotAnswers): OtherPlots =>
  listOtherPlots(answers).map(({ plotCode, area }) => ({ plotCode, area: Number(area) }));

/** Returns the acres of all plots. */
export const sumPlotAcres = (answers: PlotAnswers & { area: string }): number =>
  sumAcres([Number(answers.area), ...toOtherPlots(answers).map(({ area }) => area)]);

/** Returns a plot with its typed acres as a stored application has it. */
export const toLandPlot = (plot: ChosenPlot): LandPlot => {
  const { freeArea: _, ...facts } = plot;
  return { ...facts, area: Number(plot.area), use: toUse(plot.use) };
};
