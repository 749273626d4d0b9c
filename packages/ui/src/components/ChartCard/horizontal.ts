import {
  greatest,
  linesOf,
  partGap,
  partsOf,
  totalOf,
  type ChartData,
  type Mark,
  type Plot,
  type PlotText,
  type Room,
} from './plot.ts';

const widest = (texts: readonly string[], { measure }: Room) => Math.max(...texts.map(measure));

/** Bars from start to end; long labels stand above their bars. */
export function layHorizontal({ groups, valueText }: ChartData, room: Room): Plot {
  const { width, rem, measure } = room;
  const line = 1.25 * rem;
  const bar = 1.75 * rem;
  const labelWidth = widest(
    groups.map(({ label }) => label),
    room,
  );
  const isAbove = labelWidth > 0.35 * width;
  const start = isAbove ? 0 : labelWidth + 0.75 * rem;
  const totals = groups.map((group) => valueText(totalOf(group)));
  const end = width - widest(totals, room) - 0.5 * rem;
  const scale = Math.max(end - start, rem) / greatest(groups);
  const mirror = (x: number, size = 0) => (room.isMirrored ? width - x - size : x);

  const marks: Mark[] = [];
  const texts: PlotText[] = [];
  let top = 0;
  for (const [index, group] of groups.entries()) {
    const lines = isAbove ? linesOf(group.label, width, measure) : [group.label];
    const barTop = isAbove ? top + lines.length * line + 0.125 * rem : top;
    const middle = barTop + bar / 2;
    const parts = partsOf(group);
    for (const { series, from, to } of parts) {
      const gap = series === parts.at(-1)?.series ? 0 : partGap;
      const size = Math.max((to - from) * scale - gap, 1);
      const x = mirror(start + from * scale, size);
      marks.push({ key: `${group.id}-${series}`, series, x, y: barTop, width: size, height: bar });
    }
    for (const [place, text] of lines.entries()) {
      const y = isAbove ? top + (place + 0.5) * line : middle;
      texts.push({
        key: `${group.id}-${place}`,
        text,
        x: mirror(0),
        y,
        anchor: 'start',
        tone: 'label',
      });
    }
    const x = mirror(start + totalOf(group) * scale + 0.5 * rem);
    const text = totals[index] ?? '';
    texts.push({ key: `${group.id}-sum`, text, x, y: middle, anchor: 'start', tone: 'label' });
    top = barTop + bar + 0.875 * rem;
  }
  const height = top - 0.875 * rem;
  const base = { key: 'base', x: mirror(start, 1), y: 0, width: 1, height, tone: 'base' } as const;
  return { width, height, marks, texts, lines: isAbove ? [] : [base] };
}
