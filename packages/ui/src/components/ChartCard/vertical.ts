import {
  greatest,
  linesOf,
  partGap,
  partsOf,
  ticksUpTo,
  totalOf,
  type ChartData,
  type Mark,
  type Plot,
  type PlotLine,
  type PlotText,
  type Room,
} from './plot.ts';

const plotHeight = 12;

interface Columns {
  /** Where the first column begins. */
  start: number;
  step: number;
}

function columnsOf({ groups, valueText }: ChartData, { width, rem, measure }: Room): Columns {
  const ticks = ticksUpTo(greatest(groups)).map((value) => measure(valueText(value)));
  const start = Math.max(...ticks) + 0.5 * rem;
  return { start, step: (width - start) / groups.length };
}

/** Whether every word and figure has room in its column. */
export function hasRoomForColumns(data: ChartData, room: Room): boolean {
  const { step } = columnsOf(data, room);
  const words = data.groups.flatMap((group) => [
    ...group.label.split(' '),
    data.valueText(totalOf(group)),
  ]);
  return words.every((word) => room.measure(word) + 0.375 * room.rem <= step);
}

/** Bars from bottom to top, with an axis at the start. */
export function layVertical(data: ChartData, room: Room): Plot {
  const { groups, valueText } = data;
  const { width, rem, measure, isMirrored } = room;
  const { start, step } = columnsOf(data, room);
  const top = 1.5 * rem;
  const base = top + plotHeight * rem;
  const scale = (plotHeight * rem) / greatest(groups);
  const bar = Math.min(step * 0.56, 4 * rem);
  const line = 1.25 * rem;
  const mirror = (x: number, size = 0) => (isMirrored ? width - x - size : x);

  const marks: Mark[] = [];
  const texts: PlotText[] = [];
  const lines: PlotLine[] = [];
  for (const value of ticksUpTo(greatest(groups))) {
    const key = `tick-${value}`;
    const y = base - value * scale;
    const x = mirror(start - 0.5 * rem);
    texts.push({ key, text: valueText(value), x, y, anchor: 'end', tone: 'tick' });
    const tone = value === 0 ? 'base' : 'grid';
    lines.push({ key, x: mirror(start, width - start), y, width: width - start, height: 1, tone });
  }
  let most = 1;
  for (const [index, group] of groups.entries()) {
    const centre = start + (index + 0.5) * step;
    const x = mirror(centre);
    for (const { series, from, to } of partsOf(group)) {
      const gap = from === 0 ? 0 : partGap;
      const height = Math.max((to - from) * scale - gap, 1);
      const y = base - to * scale;
      marks.push({ key: `${group.id}-${series}`, series, x: x - bar / 2, y, width: bar, height });
    }
    const sum = { text: valueText(totalOf(group)), y: base - totalOf(group) * scale - 0.75 * rem };
    texts.push({ key: `${group.id}-sum`, ...sum, x, anchor: 'middle', tone: 'label' });
    const words = linesOf(group.label, step - 0.375 * rem, measure);
    most = Math.max(most, words.length);
    for (const [place, text] of words.entries()) {
      const y = base + 0.25 * rem + (place + 0.5) * line;
      texts.push({ key: `${group.id}-${place}`, text, x, y, anchor: 'middle', tone: 'tick' });
    }
  }
  return { width, height: base + 0.25 * rem + most * line, marks, texts, lines };
}
