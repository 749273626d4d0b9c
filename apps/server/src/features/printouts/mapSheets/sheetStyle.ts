import {
  getReportMessageKey,
  kisamClasses,
  message,
  plotStatuses,
  type BilingualText,
  type MapSheetRequest,
} from '@temple-land/portal-core';
import type { SheetPlot } from './mapSheets.repository.ts';
import { sheetTexts } from './sheetTexts.ts';

/** A hatch: the content of a square tile, in PDF operators, and its size in points. */
export interface Hatch {
  size: number;
  content: string;
}

const tile = (size: number, content: string): Hatch => ({ size, content });
const hatches: readonly (Hatch | undefined)[] = [
  undefined,
  tile(6, '0.4 w -1 -1 m 7 7 l S -1 5 m 1 7 l S 5 -1 m 7 1 l S'),
  tile(3, '0.4 w 1.5 0 m 1.5 3 l S'),
  tile(5, '1 1 1 1 re f'),
  tile(6, '0.35 w 0 0 m 6 6 l S 0 6 m 6 0 l S'),
  tile(4, '0.4 w 0 2 m 4 2 l S'),
  tile(6, '0.4 w -1 7 m 7 -1 l S -1 1 m 1 -1 l S 5 7 m 7 5 l S'),
  tile(6, '0.4 w 1 3 m 5 3 l S 3 1 m 3 5 l S'),
];
const fills = ['#BFE0C7', '#C3CCF0', '#EFE3CF', '#FADB8C', '#F6BDB2', '#C4A77D'] as const;

/** What plots of a value look like, and what the legend calls them. */
export interface PlotLook {
  value: string;
  label: BilingualText;
  fill: string;
  hatch: Hatch | undefined;
}

const toLabel = (value: string): BilingualText => {
  const key = getReportMessageKey(value);
  if (key === undefined) return sheetTexts.other;
  return { en: message('en', key), or: message('or', key) };
};
const toLooks = (values: readonly string[]): PlotLook[] =>
  values.map((value, index) => ({
    value,
    label: toLabel(value),
    fill: fills[index % fills.length] ?? fills[0],
    hatch: hatches[index % hatches.length],
  }));

const looks: Readonly<Record<MapSheetRequest['colour'], readonly PlotLook[]>> = {
  status: toLooks(plotStatuses),
  kisam: toLooks([...kisamClasses, '']),
  none: [{ value: '', label: sheetTexts.plot, fill: '#FFFFFF', hatch: undefined }],
};

/** Returns what a plot looks like when plots are coloured by something. */
export function getPlotLook(colour: MapSheetRequest['colour'], plot: SheetPlot): PlotLook {
  const value = { status: plot.status, kisam: plot.kisamClass, none: '' }[colour];
  const [own, last] = [looks[colour].find((look) => look.value === value), looks[colour].at(-1)];
  return own ?? last ?? { value: '', label: sheetTexts.plot, fill: '#FFFFFF', hatch: undefined };
}

/** Returns what the plots of a sheet look like, each once, in the order of the legend. */
export function listPlotLooks(
  colour: MapSheetRequest['colour'],
  plots: readonly SheetPlot[],
): PlotLook[] {
  const shown = new Set(plots.map((plot) => getPlotLook(colour, plot)));
  return looks[colour].filter((look) => shown.has(look));
}

/** What things around plots look like, in the order in which they are drawn. */
export const featureLooks = {
  settlement: { label: sheetTexts.settlement, fill: '#EADBC0', line: '#8A6D3B' },
  grove: { label: sheetTexts.grove, fill: '#D5E8C8', line: '#6B8E4E' },
  road: { label: sheetTexts.road, fill: '#E7E2DA', line: '#8C8378' },
  path: { label: sheetTexts.path, fill: '#F3F0EA', line: '#A69C8F' },
  canal: { label: sheetTexts.canal, fill: '#B9DCEF', line: '#3F7FA6' },
  tank: { label: sheetTexts.tank, fill: '#A7D3EC', line: '#3F7FA6' },
} as const;
export type FeatureKind = keyof typeof featureLooks;
export const featureKinds = Object.keys(featureLooks) as FeatureKind[];
