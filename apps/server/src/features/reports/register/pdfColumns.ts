import type { RegisterColumn } from '@temple-land/portal-core';
import { area } from '../../../db/pdf/pdfWriter.ts';
import { serialColumn } from '../serialNumbers.ts';

/** The part of the page for the table, in points; the foot is below. */
export const sheet = { left: area.left, right: 786, top: 40, bottom: 540 };

const gap = 6;

/** Returns whether a column has numbers, which stand at its right. */
export const isNumberColumn = ({ kind }: RegisterColumn) =>
  ['count', 'area', 'money', 'percent', 'quantity', 'year'].includes(kind);

/** The width that a column gets beside others: texts more than numbers. */
const weights: Readonly<Partial<Record<RegisterColumn['kind'], number>>> = { text: 3, word: 2.2 };

/** Returns left edge and width of each column. */
export function layOut(columns: readonly RegisterColumn[]) {
  const shares = columns.map(({ key, kind }) =>
    key === serialColumn.key ? 1 : (weights[kind] ?? 1.8),
  );
  const all = shares.reduce((sum, share) => sum + share, 0);
  let x: number = sheet.left;
  return shares.map((share) => {
    const width = ((sheet.right - sheet.left) * share) / all;
    const column = { x, width: width - gap };
    x += width;
    return column;
  });
}
