import { setImmediate } from 'node:timers/promises';
import {
  formatDate,
  formatIndianDateTime,
  message,
  type Language,
  type RegisterColumn,
} from '@temple-land/portal-core';
import { addLetterhead, type Letterhead } from '../../../db/pdf/letterhead.ts';
import {
  breakIntoLines,
  createPdfWriter,
  drawTextAt,
  finishPdf,
  measureText,
  type PdfWriter,
  type TextStyle,
} from '../../../db/pdf/pdfWriter.ts';
import {
  addText,
  getAccessibleText,
  textStyles,
  type Element,
} from '../../../db/pdf/printoutElements.ts';
import type { WorkbookRow } from '../workbook.ts';
import type { ReportTerm } from './describeView.ts';
import { formatReportCell } from './formatReportCell.ts';
import { isNumberColumn, layOut, sheet } from './pdfColumns.ts';

/** What the PDF of a report contains. */
export interface PdfReport {
  title: string;
  letterhead: Letterhead;
  columns: readonly RegisterColumn[];
  rows: AsyncIterable<WorkbookRow>;
  totals: WorkbookRow;
  /** What the report is of, above the rows; its title is not repeated. */
  terms: readonly ReportTerm[];
  /** That the data are samples; empty in production. */
  sample: string;
  language: Language;
  createdOn: Date;
}

const paper = { size: 'A4', layout: 'landscape' } as const;
const footY = 556;
const cellStyle: TextStyle = { size: 7, weight: 400, colour: '#1F2937' };
const headStyle: TextStyle = { ...cellStyle, weight: 700 };
const footStyle: TextStyle = { ...cellStyle, colour: '#4B5563' };
const lineStep = 10;
const padding = 3;
const rowsAtOnce = 10;

type Layout = ReturnType<typeof layOut>;

/** A table that continues on further pages, each with its heading. */
interface ReportTable {
  writer: PdfWriter;
  element: Element;
  columns: readonly RegisterColumn[];
  layout: Layout;
  headings: readonly string[];
}

function drawRule({ doc }: PdfWriter, y: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(sheet.left, y).lineTo(sheet.right, y).lineWidth(0.4).strokeColor('#D6D3D1').stroke();
  doc.endMarkedContent();
}

const breakCells = ({ writer, layout }: ReportTable, cells: readonly string[], style: TextStyle) =>
  cells.map((cell, at) =>
    breakIntoLines(writer, cell, style, layout[at] ?? { x: 0, width: 1 }).map((line) =>
      line.map(({ text }) => text).join(''),
    ),
  );

type CellLines = readonly (readonly string[])[];

/** Draws the lines of a cell; numbers stand at its right. */
function drawCell(
  { writer, columns, layout }: ReportTable,
  [at, lines, style, y]: readonly [at: number, readonly string[], TextStyle, number],
): void {
  const { x, width } = layout[at] ?? { x: 0, width: 0 };
  const column = columns[at];
  for (const [index, line] of lines.entries()) {
    const inset = column && isNumberColumn(column) ? width - measureText(writer, line, style) : 0;
    drawTextAt(writer, line, style, [x + Math.max(0, inset), y + index * lineStep]);
  }
}

const getHeight = (cells: CellLines) =>
  Math.max(1, ...cells.map((lines) => lines.length)) * lineStep + padding * 2;

/** Draws the heading at the top of a further page, which screen readers have read once. */
function repeatHead(table: ReportTable): void {
  const { writer, headings } = table;
  const cells = breakCells(table, headings, headStyle);
  const { y } = writer;
  writer.doc.markContent('Artifact', { type: 'Pagination' });
  for (const [at, lines] of cells.entries()) {
    drawCell(table, [at, lines, headStyle, y + padding]);
  }
  writer.doc.endMarkedContent();
  writer.y = y + getHeight(cells);
  drawRule(writer, writer.y);
}

function addRow(table: ReportTable, tag: 'TH' | 'TD', texts: readonly string[], style: TextStyle) {
  const { writer, element } = table;
  const { doc } = writer;
  const cells = breakCells(table, texts, style);
  const height = getHeight(cells);
  if (writer.y + height > sheet.bottom) {
    doc.addPage();
    writer.y = sheet.top;
    repeatHead(table);
  }
  const { y } = writer;
  const row = doc.struct('TR');
  element.add(row);
  const scope = tag === 'TH' ? ({ scope: 'Column' } as object) : {};
  for (const [at, lines] of cells.entries()) {
    const draw = () => drawCell(table, [at, lines, style, y + padding]);
    row.add(doc.struct(tag, { ...scope, ...getAccessibleText(texts[at] ?? '') }, [draw]));
  }
  row.end();
  writer.y = y + height;
  drawRule(writer, writer.y);
}

/** Writes the time and the number of each page below it. */
function addFoots(writer: PdfWriter, { language, createdOn, title, sample }: PdfReport): void {
  const { doc } = writer;
  const { start, count } = doc.bufferedPageRange();
  const time = formatIndianDateTime(createdOn);
  const left = [title, `${formatDate(time.slice(0, 10))} ${time.slice(11, 16)}`, sample];
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    const number = message(language, 'report.page', { n: at + 1, pages: count });
    doc.markContent('Artifact', { type: 'Pagination' });
    drawTextAt(writer, left.filter(Boolean).join(' · '), footStyle, [sheet.left, footY]);
    const width = measureText(writer, number, footStyle);
    drawTextAt(writer, number, footStyle, [sheet.right - width, footY]);
    doc.endMarkedContent();
  }
}

/**
 * Renders a report as a tagged PDF of A4 pages on their side: letterhead, title, filters, all rows below headings that
 * each page repeats, totals, and the number of each page.
 */
export async function renderReportPdf(report: PdfReport): Promise<Uint8Array> {
  const { title, letterhead, columns, rows, totals, terms, language, createdOn } = report;
  const creator = letterhead.office.details['name.en'];
  const writer = createPdfWriter(title, creator, createdOn, paper);
  const { doc } = writer;
  const root = doc.struct('Document');
  doc.addStructure(root);
  writer.y = sheet.top;
  addLetterhead(writer, root, letterhead);
  writer.y += 4;
  const wide = { x: sheet.left, width: sheet.right - sheet.left };
  addText(writer, root, 'H1', title, textStyles.subtitle, wide);
  const lines = terms.filter(({ value }) => value !== title);
  const note = lines.map(({ label, value }) => `${label}: ${value}`).join(' · ');
  addText(writer, root, 'P', note, textStyles.label, wide);
  writer.y += 6;
  const element = doc.struct('Table');
  root.add(element);
  const headings = columns.map(({ label }) => message(language, label));
  const table: ReportTable = { writer, element, columns, layout: layOut(columns), headings };
  addRow(table, 'TH', headings, headStyle);
  let count = 0;
  for await (const row of rows) {
    addRow(
      table,
      'TD',
      columns.map((one) => formatReportCell(one, row[one.key], language)),
      cellStyle,
    );
    count += 1;
    // Other requests are answered meanwhile.
    if (count % rowsAtOnce === 0) await setImmediate();
  }
  const sums = columns.map((one, at) =>
    at === 0 ? message(language, 'report.total') : formatReportCell(one, totals[one.key], language),
  );
  addRow(table, 'TD', sums, headStyle);
  element.end();
  addFoots(writer, report);
  root.end();
  return finishPdf(writer);
}
