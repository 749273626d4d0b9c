import { Buffer } from 'node:buffer';
import { writeXlsxStream } from 'hucre/xlsx';
import { message, type Language, type MessageKey } from '@temple-land/portal-core';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The value of a column in one row. */
export type Cell = string | number | null;

/** A column of a file: the heading, and the value of a row. */
export type FileColumn<Row> = readonly [MessageKey, (row: Row, language: Language) => Cell];

/** The name of a file without its ending, its format, and the language of its headings. */
export interface TableFileOptions {
  fileName: string;
  format: 'xlsx' | 'csv';
  language: Language;
}

// A text that a spreadsheet would evaluate is made a plain one.
const evaluated = /^[=+\-@\t\r]/;
const quoteCell = (cell: Cell): string => {
  if (typeof cell === 'number' || cell === null) return String(cell ?? '');
  const text = evaluated.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
};

// The byte order mark tells spreadsheets that the file is UTF-8.
const toCsv = (lines: readonly (readonly Cell[])[]) =>
  Buffer.from(`\uFEFF${lines.map((cells) => cells.map(quoteCell).join(',')).join('\r\n')}\r\n`);

/** Returns a spreadsheet or a CSV file of some rows, with headings in a language. */
export function buildTableFile<Row>(
  rows: readonly Row[],
  columns: readonly FileColumn<Row>[],
  { fileName, format, language }: TableFileOptions,
) {
  const headings = columns.map(([key]) => message(language, key));
  const lines = rows.map((row) => columns.map(([, getValue]) => getValue(row, language)));
  if (format === 'csv') {
    const bytes = toCsv([headings, ...lines]);
    return { fileName: `${fileName}.csv`, mediaType: 'text/csv; charset=utf-8', bytes };
  }
  const options = {
    name: fileName,
    columns: headings.map((header) => ({ header, width: 22 })),
    freezePane: { rows: 1 },
  };
  return {
    fileName: `${fileName}.xlsx`,
    mediaType: xlsxType,
    bytes: writeXlsxStream(lines, options),
  };
}
