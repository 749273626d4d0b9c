import {
  describeSegment,
  getLargestBar,
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

function getColumns(data: ChartData, { width, rem, measure }: DrawingArea): Columns {
  const { groups, valueText } = data;
  const ticks = getTicks(getLargestBar(data)).map((value) => measure(valueText(value)));
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
  const maximum = getLargestBar(data);
  const scale = (chartHeight * rem) / maximum;
  const isGrouped = data.arrangement === 'grouped';
  const bar = Math.min(step * 0.56, 4 * rem);
  const line = 1.25 * rem;
  const mirror = (x: number, size = 0) => (isMirrored ? width - x - size : x);

  const segments: BarSegment[] = [];
  const texts: ChartText[] = [];
  const lines: GridLine[] = [];
  for (const value of getTicks(maximum)) {
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
      const gap = from === 0 || isGrouped ? 0 : segmentGap;
      const height = Math.max((to - from) * scale - gap, 1);
      const y = base - (isGrouped ? to - from : to) * scale;
      const own = isGrouped ? bar / data.series.length : bar;
      const offset = isGrouped ? series * own : 0;
      segments.push({
        key: `${group.id}-${series}`,
        series,
        ...describeSegment(data, group, series),
        x: isMirrored ? x + bar / 2 - offset - own : x - bar / 2 + offset,
        y,
        width: Math.max(own - (isGrouped ? segmentGap : 0), 1),
        height,
      });
    }
    const sum = {
      text: valueText(getTotal(group)),
      y: base - getTotal(group) * scale - 0.75 * rem,
    };
    if (!isGrouped) {
      texts.push({ key: `${group.id}-sum`, ...sum, x, anchor: 'middle', tone: 'label' });
    }
    const words = wrapText(group.label, step - 0.375 * rem, measure);
    maxLines = Math.max(maxLines, words.length);
    for (const [lineIndex, text] of words.entries()) {
      const y = base + 0.25 * rem + (lineIndex + 0.5) * line;
      texts.push({ key: `${group.id}-${lineIndex}`, text, x, y, anchor: 'middle', tone: 'tick' });
    }
  }
  return { width, height: base + 0.25 * rem + maxLines * line, segments, texts, lines };
}
