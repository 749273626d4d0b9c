/** A series of the data; its values stand at the same place in every group. */
export interface ChartSeries {
  id: string;
  label: string;
  /** Colour of the series, 1 to 6; its place in the list decides without it. */
  colour?: 1 | 2 | 3 | 4 | 5 | 6;
}

/** One bar: its label and a value for each series, none below zero. */
export interface ChartGroup {
  id: string;
  label: string;
  values: readonly number[];
}

/** What is drawn. */
export interface ChartData {
  series: readonly ChartSeries[];
  groups: readonly ChartGroup[];
  valueText: (value: number) => string;
}

/** The room for a drawing in px, and how wide a text gets in it. */
export interface Room {
  width: number;
  rem: number;
  isMirrored: boolean;
  measure: (text: string) => number;
}

/** A part of a bar. */
export interface Mark {
  key: string;
  series: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One line of text, centred on its height. */
export interface PlotText {
  key: string;
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  tone: 'label' | 'tick';
}

/** A line of the axis. */
export interface PlotLine {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'base' | 'grid';
}

/** A drawing laid out for its room. */
export interface Plot {
  width: number;
  height: number;
  marks: readonly Mark[];
  texts: readonly PlotText[];
  lines: readonly PlotLine[];
}

/** The surface between two parts of a bar, in px. */
export const partGap = 2;

/** The sum of a group's values. */
export const totalOf = (group: ChartGroup): number =>
  group.values.reduce((sum, value) => sum + value, 0);

/** The greatest sum, at least so much that a scale can be made of it. */
export const greatest = (groups: readonly ChartGroup[]): number =>
  Math.max(...groups.map(totalOf)) || 1;

/** Round steps from zero up to the greatest value, five at most. */
export function ticksUpTo(most: number): number[] {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power) as number;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
}

/** Where each part of a group begins and ends, from zero. */
export function partsOf(group: ChartGroup): { series: number; from: number; to: number }[] {
  let from = 0;
  return group.values
    .map((value, series) => {
      const part = { series, from, to: from + value };
      from += value;
      return part;
    })
    .filter((part) => part.to > part.from);
}

/** Breaks a text at its spaces into lines that fit, as far as its words do. */
export function linesOf(text: string, most: number, measure: Room['measure']): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
