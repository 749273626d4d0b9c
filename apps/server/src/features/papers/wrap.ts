import { printable, runsOf, type Run } from './runs.ts';

/** A line of a paragraph: its runs from left to right, blanks included. */
export type Line = Run[];

/** Gives the width of a run in points. */
export type Measure = (run: Run) => number;

const graphemes = new Intl.Segmenter('or', { granularity: 'grapheme' });

const widthOf = (runs: readonly Run[], measure: Measure) =>
  runs.reduce((total, run) => total + measure(run), 0);

/** Cuts a word that is wider than a line between letters that belong together. */
function cut(word: string, width: number, measure: Measure): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && widthOf(runsOf(part + segment), measure) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

function joined(line: Line, word: readonly Run[]): Line {
  const last = line.at(-1);
  if (last === undefined) return [...word];
  return [...line.slice(0, -1), { ...last, text: `${last.text} ` }, ...word];
}

/** Breaks a text into lines of at most `width` points, at blanks where it can. */
export function wrap(text: string, width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let line: Line = [];
  const words = printable(text)
    .split(' ')
    .flatMap((word) => (widthOf(runsOf(word), measure) > width ? cut(word, width, measure) : word));
  for (const word of words) {
    const longer = joined(line, runsOf(word));
    if (line.length > 0 && widthOf(longer, measure) > width) {
      lines.push(line);
      line = runsOf(word);
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
