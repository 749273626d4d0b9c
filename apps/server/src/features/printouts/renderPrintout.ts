import { splitParagraphs, type BilingualText, type LetterText } from '@temple-land/portal-core';
import type { OfficeDetails } from '../../db/office/officeDetails.ts';
import { addLetterhead } from '../../db/pdf/letterhead.ts';
import { buildQrPath } from './pdf/qrPath.ts';
import {
  addBilingualText,
  addText,
  drawRule,
  fullWidth,
  getAccessibleText,
  labelColumn,
  mutedColour,
  textStyles,
  valueColumn,
  type Element,
} from '../../db/pdf/printoutElements.ts';
import {
  area,
  finishPdf,
  drawLines,
  measureHeight,
  breakIntoLines,
  ensureSpace,
  createPdfWriter,
  type Column,
  type PdfWriter,
} from '../../db/pdf/pdfWriter.ts';
import { addSketchFigure, type PrintedSketch } from './pdf/sketchFigure.ts';
import { texts } from './printoutTexts.ts';

/** One line of the table of a printout. */
export interface PrintoutRow {
  label: BilingualText;
  value: string;
}

/** The content of a printout: a receipt, an order or an application as a PDF. */
export interface Printout {
  title: BilingualText;
  number: string;
  rows: readonly PrintoutRow[];
  text: BilingualText;
  /** The applicant's drawing, below the rows. */
  sketch?: PrintedSketch | undefined;
  /** The wording of a letter; its paragraphs are separated by empty lines. */
  letter?: LetterText | undefined;
  /**
   * The check code, the address in the QR code, and the page on which the code can be entered; none in a draft and in
   * papers of the office.
   */
  check?: { code: string; address: string; page: string };
  /** A letter that is not issued. */
  isDraft?: boolean;
  isSample: boolean;
  /** The office that issues it: its letterhead. */
  office: OfficeDetails;
  /** The mark of the office as a PNG; none before administrators have published one. */
  mark?: Uint8Array | undefined;
  createdOn: Date;
}

type CheckedPrintout = Printout & { check: NonNullable<Printout['check']> };

function addRow(writer: PdfWriter, table: Element, { label, value }: PrintoutRow): void {
  const { doc } = writer;
  const [english, odia] = [label.en, label.or].map((text) =>
    breakIntoLines(writer, text, textStyles.label, labelColumn),
  );
  const shown = breakIntoLines(writer, value, textStyles.text, valueColumn);
  const names = [...(english ?? []), ...(odia ?? [])];
  const height =
    Math.max(measureHeight(names, textStyles.label), measureHeight(shown, textStyles.text)) + 8;
  ensureSpace(writer, Math.min(height, area.bottom - area.top));
  drawRule(writer);
  writer.y += 4;
  const top = writer.y;
  const row = doc.struct('TR');
  table.add(row);
  const head = { scope: 'Row', lang: 'or', actual: `${label.en} ${label.or}` } as object;
  row.add(doc.struct('TH', head, [() => drawLines(writer, names, textStyles.label, labelColumn)]));
  const afterNames = writer.y;
  writer.y = top;
  row.add(
    doc.struct('TD', getAccessibleText(value), [
      () => drawLines(writer, shown, textStyles.text, valueColumn),
    ]),
  );
  row.end();
  const isSamePage = writer.y >= top;
  writer.y = (isSamePage ? Math.max(writer.y, afterNames) : writer.y) + 4;
}

function addCheckCode(
  writer: PdfWriter,
  parent: Element,
  { check, number }: CheckedPrintout,
): void {
  const { doc } = writer;
  const size = 118;
  ensureSpace(writer, size + 60);
  writer.y += 10;
  addBilingualText(writer, parent, 'H2', texts.check, textStyles.heading);
  const top = writer.y;
  const path = buildQrPath(check.address, area.left, top, size);
  const box: [number, number, number, number] = [area.left, top, area.left + size, top + size];
  const picture = { alt: texts.qr.en, bbox: box, placement: 'Block' as const };
  parent.add(doc.struct('Figure', picture, [() => doc.path(path).fill('#000000')]));
  const beside: Column = { x: area.left + size + 16, width: fullWidth.width - size - 16 };
  writer.y = top + 8;
  addText(writer, parent, 'P', texts.checkText.en, textStyles.text, beside);
  addText(writer, parent, 'P', texts.checkText.or, textStyles.text, beside);
  addText(writer, parent, 'P', check.page, textStyles.text, beside);
  addText(writer, parent, 'P', `${texts.checkCode.en} ${check.code}`, textStyles.strong, beside);
  addText(writer, parent, 'P', `${texts.number.en} ${number}`, textStyles.strong, beside);
  writer.y = Math.max(writer.y, top + size);
}

function addWording(writer: PdfWriter, parent: Element, wording: string): void {
  for (const paragraph of splitParagraphs(wording)) {
    for (const line of paragraph.split('\n')) {
      addText(writer, parent, 'P', line, textStyles.text);
    }
    writer.y += 8;
  }
}

/** Adds a letter in English, and below a line in Odia. */
function addLetter(writer: PdfWriter, parent: Element, { en, or }: LetterText): void {
  addWording(writer, parent, en);
  ensureSpace(writer, 60);
  drawRule(writer);
  writer.y += 12;
  addWording(writer, parent, or);
  writer.y += 4;
}

function addFooters({ doc }: PdfWriter, number: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('other.400').fontSize(8).fillColor(mutedColour);
    doc.text(`${number}    ${page - start + 1} / ${count}`, area.left, 800, {
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}

/** Renders a printout on A4 in English and Odia, tagged for screen readers; returns the bytes of the PDF. */
export function renderPrintout(printout: Printout): Promise<Uint8Array> {
  const creator = printout.office.details['name.en'];
  const title = `${printout.title.en} ${printout.number}`;
  const writer = createPdfWriter(title, creator, printout.createdOn);
  const { doc } = writer;
  const root = doc.struct('Document');
  doc.addStructure(root);
  addLetterhead(writer, root, printout);
  if (printout.isSample)
    addText(writer, root, 'P', `${texts.sample.en} ${texts.sample.or}`, textStyles.note);
  writer.y += 8;
  addText(writer, root, 'H1', printout.title.en, textStyles.title);
  addText(writer, root, 'P', printout.title.or, textStyles.subtitle);
  writer.y += 8;
  if (printout.isDraft === true) addBilingualText(writer, root, 'P', texts.draft, textStyles.note);
  if (printout.letter) addLetter(writer, root, printout.letter);
  addBilingualText(writer, root, 'P', printout.text, textStyles.text);
  writer.y += 10;
  const table = doc.struct('Table');
  root.add(table);
  for (const row of printout.rows) addRow(writer, table, row);
  table.end();
  if (printout.sketch) addSketchFigure(writer, root, printout.sketch);
  const { check } = printout;
  if (check) addCheckCode(writer, root, { ...printout, check });
  root.end();
  addFooters(writer, printout.number);
  return finishPdf(writer);
}
