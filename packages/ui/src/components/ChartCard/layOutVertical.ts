import {
  getMaximum,
  wrapText,
  segmentGap,
  getSegments,
  getTicks,
  getTotal,
  type ChartData,
  type BarSegment,
  type ChartLayout,
  type GridLine,
  type ChartText,
  type DrawingArea,
} from './chartLayout.ts';

const chartHeight = 12;

interface Columns {
  /** The x position of the first column. */
  start: number;
  step: number;
}

function getColumns(
  { groups, valueText }: ChartData,
  { width, rem, measure }: DrawingArea,
): Columns {
  const ticks = getTicks(getMaximum(groups)).map((value) => measure(valueText(value)));
  const start = Math.max(...ticks) + 0.5 * rem;
  return { start, step: (width - start) / groups.length };
}

/** Returns whether every word and figure fits into its column. */
export function fitsColumns(data: ChartData, area: DrawingArea): boolean {
  const { step } = getColumns(data, area);
  const words = data.groups.flatMap((group) => [
    ...group.label.split(' '),
    data.valueText(getTotal(group)),
  ]);
  return words.every((word) => area.measure(word) + 0.375 * area.rem <= step);
}

/** Returns the layout of vertical bars with an axis at the start. */
export function layOutVertical(data: ChartData, area: DrawingArea): ChartLayout {
  const { groups, valueText } = data;
  const { width, rem, measure, isMirrored } = area;
  const { start, step } = getColumns(data, area);
  const top = 1.5 * rem;
  const base = top + chartHeight * rem;
  const scale = (chartHeight * rem) / getMaximum(groups);
  const bar = Math.min(step * 0.56, 4 * rem);
  const line = 1.25 * rem;
  const mirror = (x: number, size = 0) => (isMirrored ? width - x - size : x);

  const segments: BarSegment[] = [];
  const texts: ChartText[] = [];
  const lines: GridLine[] = [];
  for (const value of getTicks(getMaximum(groups))) {
    const key = `tick-${value}`;
    const y = base - value * scale;
    const x = mirror(start - 0.5 * rem);
    texts.push({ key, text: valueText(value), x, y, anchor: 'end', tone: 'tick' });
    const tone = value === 0 ? 'base' : 'grid';
    lines.push({ key, x: mirror(start, width - start), y, width: width - start, height: 1, tone });
  }
  let maxLines = 1;
  for (const [index, group] of groups.entries()) {
    const centre = start + (index + 0.5) * step;
    const x = mirror(centre);
    for (const { series, from, to } of getSegments(group)) {
      const gap = from === 0 ? 0 : segmentGap;
      const height = Math.max((to - from) * scale - gap, 1);
      const y = base - to * scale;
      segments.push({
        key: `${group.id}-${series}`,
        series,
        x: x - bar / 2,
        y,
        width: bar,
        height,
      });
    }
    const sum = {
      text: valueText(getTotal(group)),
      y: base - getTotal(group) * scale - 0.75 * rem,
    };
    texts.push({ key: `${group.id}-sum`, ...sum, x, anchor: 'middle', tone: 'label' });
    const words = wrapText(group.label, step - 0.375 * rem, measure);
    maxLines = Math.max(maxLines, words.length);
    for (const [lineIndex, text] of words.entries()) {
      const y = base + 0.25 * rem + (lineIndex + 0.5) * line;
      texts.push({ key: `${group.id}-${lineIndex}`, text, x, y, anchor: 'middle', tone: 'tick' });
    }
  }
  return { width, height: base + 0.25 * rem + maxLines * line, segments, texts, lines };
}
