import { createRequire } from 'node:module';
import PdfFile from 'pdfkit';
import type { Run } from './runs.ts';
import { wrapText, type Line } from './wrapText.ts';

const require = createRequire(import.meta.url);
const fonts = {
  'other.400': require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  'other.700': require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  'oriya.400':
    require.resolve('@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf'),
  'oriya.700':
    require.resolve('@expo-google-fonts/noto-sans-oriya/700Bold/NotoSansOriya_700Bold.ttf'),
} as const;

/** The printable area of an A4 page, in points. */
export const area = { left: 56, right: 539, top: 56, bottom: 770 } as const;
const lineHeight = 1.55;

/** Font size, weight and colour of a text. */
export interface TextStyle {
  size: number;
  weight: 400 | 700;
  colour: string;
}

/** The left edge and width of a column, in points. */
export interface Column {
  x: number;
  width: number;
}

/** A PDF document and the position of the next line on its last page. */
export interface PdfWriter {
  doc: PDFKit.PDFDocument;
  y: number;
}

/** Creates a tagged PDF with the two fonts; viewers show its title instead of the file name. `creator` is the portal. */
export function createPdfWriter(
  title: string,
  creator: string,
  madeOn: Date,
  paper: { size: 'A4' | 'A3'; layout: 'portrait' | 'landscape' } = {
    size: 'A4',
    layout: 'portrait',
  },
): PdfWriter {
  const doc = new PdfFile({
    ...paper,
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: creator, CreationDate: madeOn, ModDate: madeOn },
  });
  for (const [name, path] of Object.entries(fonts)) doc.registerFont(name, path);
  return { doc, y: area.top };
}

// Glyphs of Odia are drawn in another order than they are read, so the text itself is added for screen readers.
function drawRun(writer: PdfWriter, run: Run, style: TextStyle, left: number): void {
  const { doc } = writer;
  const isOdia = run.script === 'oriya';
  if (isOdia) doc.markContent('Span', { lang: 'or', actual: run.text });
  setFont(writer, run, style).fillColor(style.colour);
  doc.text(run.text, left, writer.y, { lineBreak: false });
  if (isOdia) doc.endMarkedContent();
}

const setFont = ({ doc }: PdfWriter, { script }: Run, { size, weight }: TextStyle) =>
  doc.font(`${script}.${weight}`).fontSize(size);

const measureWidth = (writer: PdfWriter, run: Run, style: TextStyle) =>
  setFont(writer, run, style).widthOfString(run.text);

const toOneLine = (writer: PdfWriter, text: string, style: TextStyle): Line =>
  wrapText(text, Infinity, (run) => measureWidth(writer, run, style))[0] ?? [];

/** Returns the width of a text in one line, in points. */
export const measureText = (writer: PdfWriter, text: string, style: TextStyle): number =>
  toOneLine(writer, text, style).reduce((sum, run) => sum + measureWidth(writer, run, style), 0);

/** Draws a text in one line from a point of the page on. */
export function drawTextAt(
  writer: PdfWriter,
  text: string,
  style: TextStyle,
  [x, y]: readonly [x: number, y: number],
): void {
  writer.y = y;
  let left = x;
  for (const run of toOneLine(writer, text, style)) {
    drawRun(writer, run, style, left);
    left += measureWidth(writer, run, style);
  }
}

/** Breaks a text into the lines of a column. */
export function breakIntoLines(
  writer: PdfWriter,
  text: string,
  style: TextStyle,
  { width }: Column,
): Line[] {
  return wrapText(text, width, (run) => measureWidth(writer, run, style));
}

/** Returns the height of lines, in points. */
export const measureHeight = (lines: readonly Line[], { size }: TextStyle) =>
  lines.length * size * lineHeight;

/** Adds a page if less than `height` points are left on the current one. */
export function ensureSpace(writer: PdfWriter, height: number): void {
  if (writer.y + height <= area.bottom || writer.y === area.top) return;
  writer.doc.addPage();
  writer.y = area.top;
}

/** Draws lines from the current position on, over as many pages as needed. */
export function drawLines(
  writer: PdfWriter,
  lines: readonly Line[],
  style: TextStyle,
  { x }: Column,
): void {
  const step = style.size * lineHeight;
  for (const line of lines) {
    ensureSpace(writer, step);
    let left = x;
    for (const run of line) {
      drawRun(writer, run, style, left);
      left += measureWidth(writer, run, style);
    }
    writer.y += step;
  }
}

/** Ends the document and returns its bytes. */
export function finishPdf({ doc }: PdfWriter): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
