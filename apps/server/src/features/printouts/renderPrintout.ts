import type { BilingualText } from '@temple-land/portal-core';
import { buildQrPath } from './pdf/qrPath.ts';
import { detectLanguage, toPrintableText } from './pdf/runs.ts';
import {
  area,
  finishPdf,
  drawLines,
  measureHeight,
  breakIntoLines,
  ensureSpace,
  createPdfWriter,
  type Column,
  type TextStyle,
  type PdfWriter,
} from './pdf/pdfWriter.ts';
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
  /** The check code, the address in the QR code, and the page on which the code can be entered. */
  check: { code: string; address: string; page: string };
  isSample: boolean;
  createdOn: Date;
}

type Element = PDFKit.PDFStructureElement;

const textColour = '#1F2937';
const mutedColour = '#4B5563';
const accentColour = '#7C2D12';
const fullWidth: Column = { x: area.left, width: area.right - area.left };
const labelColumn: Column = { x: area.left, width: 150 };
const valueColumn: Column = { x: area.left + 166, width: area.right - area.left - 166 };
const textStyles = {
  office: { size: 10, weight: 700, colour: accentColour },
  title: { size: 19, weight: 700, colour: textColour },
  subtitle: { size: 14, weight: 700, colour: textColour },
  heading: { size: 12, weight: 700, colour: textColour },
  text: { size: 10, weight: 400, colour: textColour },
  label: { size: 9, weight: 400, colour: mutedColour },
  strong: { size: 10, weight: 700, colour: textColour },
  note: { size: 9, weight: 700, colour: accentColour },
} as const satisfies Record<string, TextStyle>;

// For screen readers: the language, and for Odia the text in reading order.
function getAccessibleText(text: string) {
  const lang = detectLanguage(text);
  return lang === 'or' ? { lang, actual: toPrintableText(text) } : { lang };
}

function addText(
  writer: PdfWriter,
  parent: Element,
  tag: string,
  text: string,
  style: TextStyle,
  column = fullWidth,
) {
  const lines = breakIntoLines(writer, text, style, column);
  ensureSpace(writer, Math.min(measureHeight(lines, style), area.bottom - area.top));
  const draw = () => drawLines(writer, lines, style, column);
  parent.add(writer.doc.struct(tag, getAccessibleText(text), [draw]));
}

const addBilingualText = (
  writer: PdfWriter,
  parent: Element,
  tag: string,
  { en, or }: BilingualText,
  style: TextStyle,
) => {
  addText(writer, parent, tag, en, style);
  addText(writer, parent, tag, or, style);
};

function drawRule({ doc, y }: PdfWriter): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(area.left, y).lineTo(area.right, y).lineWidth(0.5).strokeColor('#D6D3D1').stroke();
  doc.endMarkedContent();
}

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

function addCheckCode(writer: PdfWriter, parent: Element, { check, number }: Printout): void {
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
  const writer = createPdfWriter(`${printout.title.en} ${printout.number}`, printout.createdOn);
  const { doc } = writer;
  const root = doc.struct('Document');
  doc.addStructure(root);
  addText(writer, root, 'P', `${texts.portal.en} · ${texts.portal.or}`, textStyles.office);
  if (printout.isSample)
    addText(writer, root, 'P', `${texts.sample.en} ${texts.sample.or}`, textStyles.note);
  writer.y += 8;
  addText(writer, root, 'H1', printout.title.en, textStyles.title);
  addText(writer, root, 'P', printout.title.or, textStyles.subtitle);
  writer.y += 8;
  addBilingualText(writer, root, 'P', printout.text, textStyles.text);
  writer.y += 10;
  const table = doc.struct('Table');
  root.add(table);
  for (const row of printout.rows) addRow(writer, table, row);
  table.end();
  addCheckCode(writer, root, printout);
  root.end();
  addFooters(writer, printout.number);
  return finishPdf(writer);
}
