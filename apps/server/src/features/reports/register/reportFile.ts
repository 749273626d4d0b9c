import { Buffer } from 'node:buffer';
import {
  formatDate,
  getReportMessageKey,
  message,
  type Language,
  type RegisterColumn,
} from '@temple-land/portal-core';
import type { FileReply } from '../../../handler.ts';
import { createWorkbook, type WorkbookRow } from '../workbook.ts';
import type { ReportTerm } from './describeView.ts';

/** What a file of a report contains. */
export interface ReportFileContent {
  /** The name of the file without its ending. */
  name: string;
  /** The heading, with the day where that is an earlier one. */
  title: string;
  columns: readonly RegisterColumn[];
  rows: AsyncIterable<WorkbookRow>;
  totals: WorkbookRow;
  /** The number of the rows. */
  total: number;
  /** What the report is of: on a sheet of their own in a workbook, below the rows of a CSV file. */
  terms: readonly ReportTerm[];
}

// A text that a spreadsheet would evaluate is made a plain one.
const evaluated = /^[=+\-@\t\r]/;

const quote = (text: string) =>
  `"${(evaluated.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** The digits after the point of each kind of number. */
const digits: Readonly<Partial<Record<RegisterColumn['kind'], number>>> = {
  area: 4,
  money: 2,
  percent: 2,
  quantity: 2,
};

function toCsvCell({ kind }: RegisterColumn, value: unknown, language: Language): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return value.toFixed(digits[kind] ?? 0);
  const text = String(value);
  const key = kind === 'word' ? getReportMessageKey(text) : undefined;
  if (key !== undefined) return quote(message(language, key));
  return quote(kind === 'day' ? formatDate(text) : text);
}

async function* writeCsv(content: ReportFileContent, language: Language) {
  const { columns, rows, totals, terms } = content;
  const toLine = (cells: readonly string[]) => `${cells.join(',')}\r\n`;
  // The byte order mark tells spreadsheets that the file is UTF-8.
  yield Buffer.from(`\uFEFF${toLine(columns.map(({ label }) => quote(message(language, label))))}`);
  for await (const row of rows) {
    yield Buffer.from(toLine(columns.map((one) => toCsvCell(one, row[one.key], language))));
  }
  const sums = columns.map((one, index) =>
    index === 0
      ? quote(message(language, 'report.total'))
      : toCsvCell(one, totals[one.key], language),
  );
  yield Buffer.from(toLine(sums));
  for (const { label, value } of terms) yield Buffer.from(toLine([quote(label), quote(value)]));
}

/** Returns the file of a report, whose rows are read while it is sent. */
export function createReportFile(
  content: ReportFileContent,
  format: 'xlsx' | 'csv',
  language: Language,
): FileReply {
  const fileName = `${content.name}.${format}`;
  if (format === 'xlsx') return createWorkbook({ ...content, fileName }, language);
  return {
    fileName,
    mediaType: 'text/csv; charset=utf-8',
    bytes: writeCsv(content, language),
  };
}
