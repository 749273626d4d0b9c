import {
  drawTextAt,
  measureText,
  type PdfWriter,
  type TextStyle,
} from '../../../db/pdf/pdfWriter.ts';
import type { Sheet } from './sheetLayout.ts';

const style: TextStyle = { size: 6, weight: 400, colour: '#44403C' };
const gap = 2;

const listLines = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step) * step;
  return Array.from(
    { length: Math.max(0, Math.floor((to - first) / step) + 1) },
    (_, at) => first + at * step,
  );
};

/** Draws the lines of the grid inside the frame. */
export function drawGrid({ doc }: PdfWriter, sheet: Sheet): void {
  const { frame, west, east, south, north, toPage, gridStep: step } = sheet;
  for (const easting of listLines(west, east, step)) {
    const [x] = toPage(easting, south);
    doc.moveTo(x, frame.top).lineTo(x, frame.top + frame.height);
  }
  for (const northing of listLines(south, north, step)) {
    const [, y] = toPage(west, northing);
    doc.moveTo(frame.left, y).lineTo(frame.left + frame.width, y);
  }
  doc.lineWidth(0.3).strokeColor('#0F766E').strokeOpacity(0.6).stroke().strokeOpacity(1);
}

/** Writes the coordinates of the grid around the frame: eastings above and below, northings at the sides, upright. */
export function drawGridNumbers(writer: PdfWriter, sheet: Sheet): void {
  const { doc } = writer;
  const { frame, west, east, south, north, toPage, gridStep: step } = sheet;
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height];
  for (const easting of listLines(west, east, step)) {
    const [x] = toPage(easting, south);
    const text = String(easting);
    const left = x - measureText(writer, text, style) / 2;
    drawTextAt(writer, text, style, [left, frame.top - style.size - gap - 3]);
    drawTextAt(writer, text, style, [left, bottom + gap]);
  }
  for (const northing of listLines(south, north, step)) {
    const [, y] = toPage(west, northing);
    const text = String(northing);
    const width = measureText(writer, text, style);
    const upright = (x: number) => {
      doc.save().rotate(-90, { origin: [x, y] });
      drawTextAt(writer, text, style, [x - width / 2, y]);
      doc.restore();
    };
    upright(frame.left - style.size - gap - 3);
    upright(right + gap);
  }
}
