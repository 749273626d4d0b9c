/** A series of the data; its values have the same index in every group. */
export interface ChartSeries {
  id: string;
  label: string;
  /** Colour of the series, 1 to 6; its position in the list by default. */
  colour?: 1 | 2 | 3 | 4 | 5 | 6;
}

/** One bar: its label and a value for each series, none below zero. */
export interface ChartGroup {
  id: string;
  label: string;
  values: readonly number[];
  /** The address of the list behind each value; undefined for a value without one. */
  hrefs?: readonly (string | undefined)[] | undefined;
}

/** Whether the values of a group are added up in one bar or have a bar each. */
export type ChartArrangement = 'grouped' | 'stacked';

/** The data of a chart. */
export interface ChartData {
  /** The series, in the order of their colours. */
  series: readonly ChartSeries[];
  /** The groups of bars, one row of the table each. */
  groups: readonly ChartGroup[];
  valueText: (value: number) => string;
  arrangement: ChartArrangement;
}

/** The size of the area for a chart in px, and a function that measures the width of a text. */
export interface DrawingArea {
  width: number;
  rem: number;
  isMirrored: boolean;
  measure: (text: string) => number;
}

/** The part of a bar that one series has. */
export interface BarSegment {
  key: string;
  series: number;
  /** The address of the list behind the value, and the name of the link. */
  href: string | undefined;
  label: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One line of text, vertically centred at `y`. */
export interface ChartText {
  key: string;
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  tone: 'label' | 'tick';
}

/** The base line or a grid line. */
export interface GridLine {
  key: string;
  x: number;
  y: number;
  width: number;
  height: number;
  tone: 'base' | 'grid';
}

/** All shapes of a chart with their positions in px. */
export interface ChartLayout {
  width: number;
  height: number;
  segments: readonly BarSegment[];
  texts: readonly ChartText[];
  lines: readonly GridLine[];
}

/** The gap between two segments of a bar in px. */
export const segmentGap = 2;

/** Returns the sum of a group's values. */
export const getTotal = (group: ChartGroup): number =>
  group.values.reduce((sum, value) => sum + value, 0);

/** Returns the largest sum of a group; 1 if all are zero, so that a scale can divide by it. */
export const getMaximum = (groups: readonly ChartGroup[]): number =>
  Math.max(...groups.map(getTotal)) || 1;

/** Returns the largest value of a bar; 1 if all are zero. */
export const getLargestBar = ({ groups, arrangement }: ChartData): number =>
  arrangement === 'stacked'
    ? getMaximum(groups)
    : Math.max(...groups.flatMap(({ values }) => values)) || 1;

/** Returns the link of a segment and its name. */
export const describeSegment = (
  { series, valueText }: ChartData,
  group: ChartGroup,
  index: number,
): Pick<BarSegment, 'href' | 'label'> => ({
  href: group.hrefs?.[index],
  label: `${group.label}, ${series[index]?.label ?? ''}: ${valueText(group.values[index] ?? 0)}`,
});

/**
 * Returns the data with a group for each value, for a direction in which the bars of a group do not fit beside each
 * other.
 */
export function splitGroups(data: ChartData): ChartData {
  if (data.arrangement === 'stacked') return data;
  const groups = data.groups.flatMap((group) =>
    data.series.map(({ id, label }, index): ChartGroup => ({
      ...group,
      id: `${group.id}-${id}`,
      label: `${group.label}, ${label}`,
      values: group.values.map((value, at) => (at === index ? value : 0)),
    })),
  );
  return { ...data, groups, arrangement: 'stacked' };
}

/** Returns at most five round values from zero up to a maximum. */
export function getTicks(maximum: number): number[] {
  const roughStep = maximum / 4;
  const power = 10 ** Math.floor(Math.log10(roughStep));
  const step = (([1, 2, 5].find((factor) => factor * power >= roughStep) ?? 10) * power) as number;
  return Array.from({ length: Math.floor(maximum / step) + 1 }, (_, index) => index * step);
}

/** Returns where the segment of each series begins and ends, measured from zero. */
export function getSegments(group: ChartGroup): { series: number; from: number; to: number }[] {
  let from = 0;
  return group.values
    .map((value, series) => {
      const part = { series, from, to: from + value };
      from += value;
      return part;
    })
    .filter((part) => part.to > part.from);
}

/** Breaks a text at its spaces into lines of at most the given width; a longer word keeps its line. */
export function wrapText(
  text: string,
  maxWidth: number,
  measure: DrawingArea['measure'],
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= maxWidth) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}
