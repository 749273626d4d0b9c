import {
  describeSegment,
  getMaximum,
  splitGroups,
  wrapText,
  segmentGap,
  getSegments,
  getTotal,
  type ChartData,
  type BarSegment,
  type ChartLayout,
  type ChartText,
  type DrawingArea,
} from './chartLayout.ts';

const getMaxWidth = (texts: readonly string[], { measure }: DrawingArea) =>
  Math.max(...texts.map(measure));

/** Returns the layout of horizontal bars; labels that are too long are above their bars. */
export function layOutHorizontal(given: ChartData, area: DrawingArea): ChartLayout {
  const data = splitGroups(given);
  const { groups, valueText } = data;
  const { width, rem, measure } = area;
  const line = 1.25 * rem;
  const bar = 1.75 * rem;
  const labelWidth = getMaxWidth(
    groups.map(({ label }) => label),
    area,
  );
  const isAbove = labelWidth > 0.35 * width;
  const start = isAbove ? 0 : labelWidth + 0.75 * rem;
  const totals = groups.map((group) => valueText(getTotal(group)));
  const end = width - getMaxWidth(totals, area) - 0.5 * rem;
  const scale = Math.max(end - start, rem) / getMaximum(groups);
  const mirror = (x: number, size = 0) => (area.isMirrored ? width - x - size : x);

  const segments: BarSegment[] = [];
  const texts: ChartText[] = [];
  let top = 0;
  for (const [index, group] of groups.entries()) {
    const lines = isAbove ? wrapText(group.label, width, measure) : [group.label];
    const barTop = isAbove ? top + lines.length * line + 0.125 * rem : top;
    const middle = barTop + bar / 2;
    const parts = getSegments(group);
    for (const { series, from, to } of parts) {
      const gap = series === parts.at(-1)?.series ? 0 : segmentGap;
      const size = Math.max((to - from) * scale - gap, 1);
      const x = mirror(start + from * scale, size);
      segments.push({
        key: `${group.id}-${series}`,
        series,
        ...describeSegment(data, group, series),
        x,
        y: barTop,
        width: size,
        height: bar,
      });
    }
    for (const [lineIndex, text] of lines.entries()) {
      const y = isAbove ? top + (lineIndex + 0.5) * line : middle;
      texts.push({
        key: `${group.id}-${lineIndex}`,
        text,
        x: mirror(0),
        y,
        anchor: 'start',
        tone: 'label',
      });
    }
    const x = mirror(start + getTotal(group) * scale + 0.5 * rem);
    const text = totals[index] ?? '';
    texts.push({ key: `${group.id}-sum`, text, x, y: middle, anchor: 'start', tone: 'label' });
    top = barTop + bar + 0.875 * rem;
  }
  const height = top - 0.875 * rem;
  const base = { key: 'base', x: mirror(start, 1), y: 0, width: 1, height, tone: 'base' } as const;
  return { width, height, segments, texts, lines: isAbove ? [] : [base] };
}
