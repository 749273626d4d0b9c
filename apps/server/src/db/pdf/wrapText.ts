import { toPrintableText, splitRuns, type Run, type Script } from './runs.ts';

/** A line of a paragraph: its runs from left to right, including spaces; adjacent runs differ in script. */
export type Line = Run[];

/** Returns the width of a run, in points. */
export type Measure = (run: Run) => number;

interface Word {
  runs: Run[];
  width: number;
}

const graphemes = new Intl.Segmenter('or', { granularity: 'grapheme' });

/** Splits a word that is wider than a line between grapheme clusters. */
function splitWord(word: string, width: number, measureWord: (text: string) => Word): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && measureWord(part + segment).width > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}

const getLastScript = ({ runs }: Word): Script => runs.at(-1)?.script ?? 'other';

/** Joins the words of a line: a space is part of the run before it. */
function joinWords(words: readonly Word[]): Line {
  const line: Line = [];
  for (const [at, { runs }] of words.entries()) {
    for (const [index, { text, script }] of runs.entries()) {
      const isLastOfWord = index === runs.length - 1 && at < words.length - 1;
      const shown = isLastOfWord ? `${text} ` : text;
      const last = line.at(-1);
      if (last?.script === script) last.text += shown;
      else line.push({ text: shown, script });
    }
  }
  return line;
}

/** Wraps a text into lines of at most `width` points, at spaces if possible. */
export function wrapText(text: string, width: number, measure: Measure): Line[] {
  const measureWord = (part: string): Word => {
    const runs = splitRuns(part);
    return { runs, width: runs.reduce((total, run) => total + measure(run), 0) };
  };
  const words = toPrintableText(text)
    .split(' ')
    .flatMap((word) =>
      measureWord(word).width > width ? splitWord(word, width, measureWord) : word,
    )
    .map(measureWord);
  const lines: Line[] = [];
  let line: Word[] = [];
  let used = 0;
  for (const word of words) {
    const before = line.at(-1);
    const gap = before === undefined ? 0 : measure({ text: ' ', script: getLastScript(before) });
    if (before !== undefined && used + gap + word.width > width) {
      lines.push(joinWords(line));
      [line, used] = [[word], word.width];
    } else {
      line.push(word);
      used += gap + word.width;
    }
  }
  return [...lines, joinWords(line)];
}
