import * as v from 'valibot';
import { answer, filled } from '../common.ts';
import { PlotItem } from './lookups.ts';
import { PlotMatch } from './plotMatch.ts';

/** A plot number with a place or a khatiyan: "12/3 Matitota", "khata 38 plot 12", "ପ୍ଲଟ ୧୨ ମାଟିତୋଟା". */
export const PlotSearchRequest = v.object({ text: filled(100) });

const { distance: _, confidence: __, ...place } = PlotMatch.entries;

/** A plot with its place, and what a list of plots says about it. */
export const FoundPlot = v.object({ ...place, ...PlotItem.entries });
export type FoundPlot = v.InferOutput<typeof FoundPlot>;
/** The plots that match best, at most ten; empty without a plot number in the text. */
export const PlotSearchAnswer = answer(v.array(FoundPlot));
