import { formatAcres, type MapSheetRequest } from '@temple-land/portal-core';
import {
  createPdfWriter,
  area,
  drawTextAt,
  ensureSpace,
  finishPdf,
  type PdfWriter,
} from '../../../db/pdf/pdfWriter.ts';
import {
  addText,
  getAccessibleText,
  textStyles,
  type Element,
} from '../../../db/pdf/printoutElements.ts';
import { drawGridNumbers } from './drawGrid.ts';
import { addFoot, addHeading, type SheetMargins } from './drawMargins.ts';
import { drawMap, type SheetContent } from './drawMap.ts';
import type { SheetPlot } from './mapSheets.repository.ts';
import type { Sheet } from './sheetLayout.ts';
import { getPlotLook } from './sheetStyle.ts';
import { fillBoth, sheetTexts } from './sheetTexts.ts';

/** A sheet with what it shows and says. */
export interface FilledSheet {
  sheet: Sheet;
  content: SheetContent;
  margins: SheetMargins;
}

const listedInPicture = 60;

function describeMap({ content: { plots } }: FilledSheet, scale: number): string {
  const numbers = plots.slice(0, listedInPicture).map(({ number }) => number);
  const words = plots.length > listedInPicture ? `${numbers.join(', ')} …` : numbers.join(', ');
  return fillBoth(sheetTexts.picture, { scale, plots: words }).split(' · ')[0] ?? '';
}

function addSheet(
  writer: PdfWriter,
  root: Element,
  filled: FilledSheet,
  request: MapSheetRequest,
): void {
  const { doc } = writer;
  const { sheet, content, margins } = filled;
  const { left, top, width, height } = sheet.frame;
  addHeading(writer, root, sheet, margins);
  const bbox: [number, number, number, number] = [left, top, left + width, top + height];
  const picture = { alt: describeMap(filled, request.scale), bbox, placement: 'Block' as const };
  root.add(doc.struct('Figure', picture, [() => drawMap(writer, sheet, content, request.colour)]));
  doc.markContent('Artifact', { type: 'Layout' });
  drawGridNumbers(writer, sheet);
  doc.endMarkedContent();
  addFoot(writer, root, { sheet, request, content, margins });
}

const columns = [0, 80, 170, 330, 430] as const;
const rowHeight = 17;

function addPlotRow(writer: PdfWriter, table: Element, tag: 'TH' | 'TD', cells: readonly string[]) {
  const { doc } = writer;
  ensureSpace(writer, rowHeight);
  const { y } = writer;
  const row = doc.struct('TR');
  table.add(row);
  const style = textStyles[tag === 'TH' ? 'strong' : 'text'];
  for (const [at, cell] of cells.entries()) {
    const scope = tag === 'TH' ? ({ scope: 'Column' } as object) : {};
    const place = [area.left + (columns[at] ?? 0), y] as const;
    const draw = () => drawTextAt(writer, cell, { ...style, size: 8.5 }, place);
    row.add(doc.struct(tag, { ...scope, ...getAccessibleText(cell) }, [draw]));
  }
  row.end();
  writer.y = y + rowHeight;
}

/** Adds the chosen plots as a table on pages of their own. */
function addPlotList(writer: PdfWriter, root: Element, plots: readonly SheetPlot[]): void {
  const { doc } = writer;
  Object.assign(doc.options, { size: 'A4', layout: 'portrait' });
  doc.addPage();
  writer.y = area.top;
  addText(writer, root, 'H1', sheetTexts.list.en, textStyles.subtitle);
  addText(writer, root, 'P', sheetTexts.list.or, textStyles.heading);
  writer.y += 8;
  const table = doc.struct('Table');
  root.add(table);
  const { plotNo, khatiyanNo, kisam, status, area: acres } = sheetTexts;
  const heads = [plotNo, khatiyanNo, kisam, status, acres];
  addPlotRow(
    writer,
    table,
    'TH',
    heads.map(({ en }) => en),
  );
  addPlotRow(
    writer,
    table,
    'TH',
    heads.map(({ or }) => or),
  );
  for (const plot of plots) {
    const { label } = getPlotLook('status', plot);
    const cells = [plot.number, plot.khatiyan, plot.kisam, label.en, formatAcres(plot.area)];
    addPlotRow(writer, table, 'TD', cells);
  }
  table.end();
}

/** Renders maps to a scale, a sheet a page, and the list of the chosen plots; returns the bytes of a tagged PDF. */
export function renderSheets(
  request: MapSheetRequest,
  sheets: readonly FilledSheet[],
  chosen: readonly SheetPlot[],
): Promise<Uint8Array> {
  const [first] = sheets;
  const writer = createPdfWriter(
    `${sheetTexts.title.en} 1 : ${request.scale}`,
    first?.margins.office ?? '',
    first?.margins.createdOn ?? new Date(0),
    { size: request.paper, layout: request.orientation },
  );
  const { doc } = writer;
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const [at, sheet] of sheets.entries()) {
    if (at > 0) doc.addPage();
    addSheet(writer, root, sheet, request);
  }
  if (chosen.length > 0) addPlotList(writer, root, chosen);
  root.end();
  return finishPdf(writer);
}
