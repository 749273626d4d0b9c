import { formatDate, type MapSheetRequest } from '@temple-land/portal-core';
import { drawTextAt, measureText, type PdfWriter } from '../../../db/pdf/pdfWriter.ts';
import { textStyles, type Element } from '../../../db/pdf/printoutElements.ts';
import type { PagePoint } from '../pdf/scaleSketch.ts';
import { addLine, both, small, strong } from './addLine.ts';
import { addRing, type SheetContent } from './drawMap.ts';
import { addLegend, listEntries } from './legend.ts';
import { toPoints, type Sheet } from './sheetLayout.ts';
import { fillBoth, sheetTexts } from './sheetTexts.ts';

/** What the margins of a sheet say. */
export interface SheetMargins {
  office: string;
  places: string;
  sheetNo: number;
  sheets: number;
  createdOn: Date;
  /** The day as of which the land is shown; today's without one. */
  day: string | undefined;
  /** That the data are samples; empty in production. */
  sample: string;
}

/** Writes what is above the map: the office, the title, the place and the number of the sheet. */
export function addHeading(
  writer: PdfWriter,
  parent: Element,
  { frame }: Sheet,
  { office, places, sheetNo, sheets, day }: SheetMargins,
): void {
  const top = toPoints(8);
  const title = { ...textStyles.title, size: 13 };
  addLine(writer, parent, ['P', office, { ...textStyles.office, size: 8 }, [frame.left, top]]);
  const heading =
    day === undefined
      ? both(sheetTexts.title)
      : fillBoth(sheetTexts.titleOn, { day: formatDate(day) });
  addLine(writer, parent, ['H1', heading, title, [frame.left, top + 12]]);
  addLine(writer, parent, ['P', places, strong, [frame.left, top + 32]]);
  if (sheets === 1) return;
  const number = `${both(sheetTexts.sheet)} ${sheetNo} / ${sheets}`;
  const width = measureText(writer, number, strong);
  addLine(writer, parent, ['P', number, strong, [frame.left + frame.width - width, top]]);
}

function drawNorth(doc: PDFKit.PDFDocument, [x, y]: PagePoint): void {
  addRing(doc, [
    [x, y],
    [x + 6, y + 20],
    [x, y + 15],
    [x - 6, y + 20],
  ]).fill('#1F2937');
}

/** The length of the scale bar on paper, in millimetres: 40 at every offered scale but those that are not round there. */
function getBarMetres(scale: number): number {
  const most = scale * 0.05;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
}

/** Draws a bar of four parts, each second one filled, with metres at its ends. */
function drawBar(writer: PdfWriter, scale: number, [x, y]: PagePoint): void {
  const { doc } = writer;
  const metres = getBarMetres(scale);
  const part = toPoints((metres * 1000) / scale) / 4;
  for (let at = 0; at < 4; at += 1)
    doc
      .rect(x + at * part, y, part, 4)
      .lineWidth(0.6)
      .fillAndStroke(at % 2 === 0 ? '#1F2937' : '#FFFFFF', '#1F2937');
  const marks = [0, metres / 2, metres];
  for (const [at, mark] of marks.entries()) {
    const text = at === 2 ? `${mark.toLocaleString('en-IN')} m` : mark.toLocaleString('en-IN');
    drawTextAt(writer, text, small, [x + at * 2 * part - (at === 0 ? 0 : 5), y + 5]);
  }
}

/** Writes the scale with its bar, the north and the grid, below the map at the left; returns its width. */
function addScale(
  writer: PdfWriter,
  parent: Element,
  { frame, zone, gridStep }: Sheet,
  scale: number,
): void {
  const { doc } = writer;
  const [left, top] = [frame.left, frame.top + frame.height + 16];
  const words = `${both(sheetTexts.scale)} 1 : ${scale.toLocaleString('en-IN')}`;
  addLine(writer, parent, ['P', words, strong, [left, top]]);
  doc.markContent('Artifact', { type: 'Layout' });
  drawBar(writer, scale, [left, top + 17]);
  doc.endMarkedContent();
  doc.markContent('Artifact', { type: 'Layout' });
  drawNorth(doc, [left + 8, top + 40]);
  doc.endMarkedContent();
  addLine(writer, parent, ['P', both(sheetTexts.north), small, [left + 22, top + 46]]);
  for (const [at, pattern] of [sheetTexts.grid.en, sheetTexts.grid.or].entries()) {
    const text = fillBoth({ en: pattern, or: '' }, { zone, step: gridStep }).replace(/ · $/, '');
    addLine(writer, parent, ['P', text, { ...small, size: 6 }, [left, top + 66 + at * 10]]);
  }
}

/** Writes what is below the map: scale, north, grid, legend, source and notes. */
export function addFoot(
  writer: PdfWriter,
  parent: Element,
  {
    sheet,
    request,
    content,
    margins,
  }: {
    sheet: Sheet;
    request: MapSheetRequest;
    content: SheetContent;
    margins: SheetMargins;
  },
): void {
  addScale(writer, parent, sheet, request.scale);
  addLegend(writer, parent, sheet, listEntries(writer.doc, content, request.colour));
  const date = formatDate(margins.createdOn.toISOString());
  const bottom = sheet.page[1] - toPoints(8) - 24;
  const lines = [
    margins.day === undefined
      ? fillBoth(sheetTexts.source, { date })
      : fillBoth(sheetTexts.sourceOn, { day: formatDate(margins.day), date }),
    [both(sheetTexts.note), both(sheetTexts.actualSize)].join(' · '),
    ...(margins.sample === '' ? [] : [margins.sample]),
  ];
  for (const [at, text] of lines.entries())
    addLine(writer, parent, ['P', text, small, [sheet.frame.left, bottom + (at - 1) * 11]]);
}
