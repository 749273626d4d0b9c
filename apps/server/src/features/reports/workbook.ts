import { writeXlsxStream, XLSX_MAX_ROWS_PER_SHEET } from 'hucre/xlsx';
import {
  message,
  formatDate,
  getReportMessageKey,
  type ColumnKind,
  type Language,
  type ReportColumn,
} from '@temple-land/portal-core';
import type { FileReply } from '../../handler.ts';

/** The number formats of section 9, and those of counts and percentages. */
const numberFormats: Readonly<Partial<Record<ColumnKind, string>>> = {
  area: '0.0000',
  money: '#,##0.00',
  percent: '0.00',
  quantity: '0.00',
  count: '0',
  year: '0',
};
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const getColumnWidth: Readonly<Partial<Record<ColumnKind, number>>> = { text: 24, word: 20 };
const defaultWidth = 14;
/** The most characters in the name of a sheet. */
const maxSheetName = 31;

/** A row of a report: its columns by key. */
export type WorkbookRow = Readonly<Record<string, unknown>>;

function translateValue(language: Language, value: string): string {
  const key = getReportMessageKey(value);
  return key === undefined ? value : message(language, key);
}

// Numbers are number cells; everything else is a text cell, which a spreadsheet never evaluates.
function toCell(kind: ColumnKind, value: unknown, language: Language): string | number | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return value;
  const text = String(value);
  if (kind === 'word') return translateValue(language, text);
  return kind === 'day' || kind === 'moment' ? formatDate(text) : text;
}

/** The content of a workbook; `totals` is the last row, labelled as total. */
export interface WorkbookContent {
  fileName: string;
  title: string;
  columns: readonly ReportColumn[];
  rows: Iterable<WorkbookRow> | AsyncIterable<WorkbookRow>;
  totals?: WorkbookRow;
  /** The number of `rows` where they have terms. */
  total?: number;
  /** Labels and values on a second sheet. */
  terms?: readonly { label: string; value: string }[];
}

/** Returns the name of a sheet: as much of a title as it can have. */
function toSheetName(title: string): string {
  const characters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment);
  while (characters.join('').length > maxSheetName) characters.pop();
  return characters.join('').trim();
}

/** The rows of the first sheet, heading included: all rows with their totals, and never fewer than the terms need. */
const getSheetRows = ({ total = 0, terms = [] }: WorkbookContent): number =>
  Math.min(Math.max(total + 2, terms.length + 1), XLSX_MAX_ROWS_PER_SHEET);

async function* toCells(content: WorkbookContent, language: Language) {
  const { columns, rows, totals, terms } = content;
  let written = 1;
  for await (const row of rows) {
    yield columns.map(({ key, kind }) => toCell(kind, row[key], language));
    written += 1;
  }
  if (totals !== undefined) {
    yield columns.map(({ key, kind }, index) =>
      index === 0 ? message(language, 'report.total') : toCell(kind, totals[key], language),
    );
    written += 1;
  }
  if (terms === undefined) return;
  // A row that was deleted meanwhile leaves an empty one at the end, and so does a short report.
  for (; written < getSheetRows(content); written += 1) yield [];
  yield [message(language, 'report.terms')];
  for (const { label, value } of terms) yield [label, value];
}

/** Creates an Excel file as a stream: columns as on the screen, headings in a language. */
export function createWorkbook(sheet: WorkbookContent, language: Language): FileReply {
  const columns = sheet.columns.map(({ label, kind }) => {
    const numFmt = numberFormats[kind];
    return {
      header: message(language, label),
      width: getColumnWidth[kind] ?? defaultWidth,
      ...(numFmt === undefined ? {} : { numFmt }),
    };
  });
  return {
    fileName: sheet.fileName,
    mediaType: xlsx,
    bytes: writeXlsxStream(toCells(sheet, language), {
      name: toSheetName(sheet.title),
      columns,
      freezePane: { rows: 1 },
      // The rows after those of the first sheet, which are the terms, go to a second one.
      ...(sheet.terms && {
        maxRowsPerSheet: getSheetRows(sheet),
        repeatHeaders: false,
        sheetNames: [toSheetName(sheet.title), toSheetName(message(language, 'report.terms'))],
      }),
    }),
  };
}
