import type { Language } from '../../messages/languages.ts';
import type { PageSource } from '../../schemas/content/sitePages.ts';

/** Returns the texts of a page in a language, line by line. */
export const listPageLines = (
  { title, lead, sections }: PageSource,
  language: Language,
): string[] =>
  [
    title[language],
    lead[language],
    ...sections.flatMap(({ heading, blocks }) => [
      heading[language],
      ...blocks.flatMap(({ texts }) => texts[language].split('\n')),
    ]),
  ].flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));

/** A line that only one of two texts has. */
export interface ChangedLine {
  kind: 'added' | 'removed';
  text: string;
}

/** Returns the length of the longest common subsequence of the rest of two texts from each pair of lines. */
function buildLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from({ length: after.length + 1 }, () => 0),
  );
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1)
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const cells = lengths[row];
      if (cells)
        cells[column] =
          before[row] === after[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1));
    }
  return lengths;
}

/** Returns the lines in which two texts differ, in their order; a changed line is removed and added. */
export function listLineDifferences(
  before: readonly string[],
  after: readonly string[],
): ChangedLine[] {
  const lengths = buildLengths(before, after);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const changed: ChangedLine[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [old, fresh] = [before[row], after[column]];
    if (old !== undefined && old === fresh) {
      row += 1;
      column += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || at(row + 1, column) >= at(row, column + 1))
    ) {
      changed.push({ kind: 'removed', text: old });
      row += 1;
    } else if (fresh !== undefined) {
      changed.push({ kind: 'added', text: fresh });
      column += 1;
    }
  }
  return changed;
}
