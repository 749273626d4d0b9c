import { createRequire } from 'node:module';
import PdfFile from 'pdfkit';
import type { Run } from './runs.ts';
import { wrap, type Line } from './wrap.ts';

const require = createRequire(import.meta.url);
const fonts = {
  'other.400': require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  'other.700': require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  'oriya.400':
    require.resolve('@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf'),
  'oriya.700':
    require.resolve('@expo-google-fonts/noto-sans-oriya/700Bold/NotoSansOriya_700Bold.ttf'),
} as const;

/** The type area of an A4 page in points. */
export const area = { left: 56, right: 539, top: 56, bottom: 770 } as const;
const lineHeight = 1.55;

/** How a text looks. */
export interface Look {
  size: number;
  weight: 400 | 700;
  colour: string;
}

/** Where lines are drawn: left edge and width in points. */
export interface Column {
  x: number;
  width: number;
}

/** A page being written, from top to bottom; `y` is where the next line begins. */
export interface Sheet {
  doc: PDFKit.PDFDocument;
  y: number;
}

/** Opens a tagged document in the two fonts; the title is read out instead of the file name. */
export function openSheet(title: string, madeOn: Date): Sheet {
  const doc = new PdfFile({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Creator: 'Temple Land Portal', CreationDate: madeOn, ModDate: madeOn },
  });
  for (const [name, path] of Object.entries(fonts)) doc.registerFont(name, path);
  return { doc, y: area.top };
}

// The letters of Odia are drawn in another order than they are read, so their own text is told beside.
function drawRun(sheet: Sheet, run: Run, look: Look, left: number): void {
  const { doc } = sheet;
  const isOdia = run.script === 'oriya';
  if (isOdia) doc.markContent('Span', { lang: 'or', actual: run.text });
  useFont(sheet, run, look).fillColor(look.colour);
  doc.text(run.text, left, sheet.y, { lineBreak: false });
  if (isOdia) doc.endMarkedContent();
}

const useFont = ({ doc }: Sheet, { script }: Run, { size, weight }: Look) =>
  doc.font(`${script}.${weight}`).fontSize(size);

const widthOf = (sheet: Sheet, run: Run, look: Look) =>
  useFont(sheet, run, look).widthOfString(run.text);

/** Gives the lines of a text in a column. */
export function linesOf(sheet: Sheet, text: string, look: Look, { width }: Column): Line[] {
  return wrap(text, width, (run) => widthOf(sheet, run, look));
}

/** Gives the height of lines in points. */
export const heightOf = (lines: readonly Line[], { size }: Look) =>
  lines.length * size * lineHeight;

/** Begins a new page when less than `height` points are left on this one. */
export function makeRoom(sheet: Sheet, height: number): void {
  if (sheet.y + height <= area.bottom || sheet.y === area.top) return;
  sheet.doc.addPage();
  sheet.y = area.top;
}

/** Draws lines from `sheet.y` on, over as many pages as they need. */
export function drawLines(sheet: Sheet, lines: readonly Line[], look: Look, { x }: Column): void {
  const step = look.size * lineHeight;
  for (const line of lines) {
    makeRoom(sheet, step);
    let left = x;
    for (const run of line) {
      drawRun(sheet, run, look, left);
      left += widthOf(sheet, run, look);
    }
    sheet.y += step;
  }
}

/** Ends the document and gives its bytes. */
export function bytesOf({ doc }: Sheet): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
    doc.end();
  });
}
