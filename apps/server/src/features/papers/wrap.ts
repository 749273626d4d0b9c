import { printable, runsOf, type Run, type Script } from './runs.ts';

/** A line of a paragraph: its runs from left to right, blanks included; neighbours differ in script. */
export type Line = Run[];

/** Gives the width of a run in points. */
export type Measure = (run: Run) => number;

interface Word {
  runs: Run[];
  width: number;
}

const graphemes = new Intl.Segmenter('or', { granularity: 'grapheme' });

/** Cuts a word that is wider than a line between letters that belong together. */
function cut(word: string, width: number, measured: (text: string) => Word): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && measured(part + segment).width > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

const scriptAtEnd = ({ runs }: Word): Script => runs.at(-1)?.script ?? 'other';

/** Puts the words of a line together: a blank belongs to the run before it. */
function lineOf(words: readonly Word[]): Line {
  const line: Line = [];
  for (const [at, { runs }] of words.entries()) {
    for (const [place, { text, script }] of runs.entries()) {
      const isLastOfWord = place === runs.length - 1 && at < words.length - 1;
      const shown = isLastOfWord ? `${text} ` : text;
      const last = line.at(-1);
      if (last?.script === script) last.text += shown;
      else line.push({ text: shown, script });
    }
  }
  return line;
}

/** Breaks a text into lines of at most `width` points, at blanks where it can. */
export function wrap(text: string, width: number, measure: Measure): Line[] {
  const measured = (part: string): Word => {
    const runs = runsOf(part);
    return { runs, width: runs.reduce((total, run) => total + measure(run), 0) };
  };
  const words = printable(text)
    .split(' ')
    .flatMap((word) => (measured(word).width > width ? cut(word, width, measured) : word))
    .map(measured);
  const lines: Line[] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of words) {
    const before = line.at(-1);
    const gap = before === undefined ? 0 : measure({ text: ' ', script: scriptAtEnd(before) });
    if (before !== undefined && used + gap + word.width > width) {
      lines.push(lineOf(line));
      [line, used] = [[word], word.width];
    } else {
      line.push(word);
      used += gap + word.width;
    }
  }
  return [...lines, lineOf(line)];
}
