import { computeRingAcres, formatAcres, type LandSketch } from '@temple-land/portal-core';
import type { Ring } from '../../../db/land/ring.ts';
import { texts } from '../printoutTexts.ts';
import { area, ensureSpace, type Column, type PdfWriter } from '../../../db/pdf/pdfWriter.ts';
import {
  addBilingualText,
  addText,
  fullWidth,
  mutedColour,
  textStyles,
  type Element,
} from '../../../db/pdf/printoutElements.ts';
import { scaleSketch, type PagePoint, type ScaledSketch } from './scaleSketch.ts';

/** The sketch of an application and the recorded outline of its plot, which is empty without one. */
export interface PrintedSketch {
  sketch: LandSketch;
  outline: Ring;
}

const frame = { width: 264, height: 216, margin: 20 } as const;
const foot = 30;
const accent = '#7C2D12';
const line = '#78716C';

const drawRing = (doc: PDFKit.PDFDocument, ring: readonly PagePoint[]) => {
  ring.forEach(([x, y], at) => (at === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
  return doc.closePath();
};

const label = (doc: PDFKit.PDFDocument, text: string, [x, y]: PagePoint, colour: string) =>
  doc.font('other.400').fontSize(7.5).fillColor(colour).text(text, x, y, { lineBreak: false });

/** Draws the arrow to the north in the upper right corner of the frame. */
function drawNorth(doc: PDFKit.PDFDocument): void {
  const [x, y] = [frame.width - 16, 10];
  doc
    .moveTo(x, y)
    .lineTo(x + 5, y + 15)
    .lineTo(x, y + 11)
    .lineTo(x - 5, y + 15)
    .closePath();
  doc.fill(mutedColour);
  label(doc, 'N', [x - 2.8, y + 16], mutedColour);
}

/** Draws the bar of the scale in the lower left corner of the frame. */
function drawBar(doc: PDFKit.PDFDocument, { bar, scale }: ScaledSketch): void {
  const [x, y] = [12, frame.height - 12];
  doc
    .moveTo(x, y - 4)
    .lineTo(x, y)
    .lineTo(x + bar.length, y)
    .lineTo(x + bar.length, y - 4);
  doc.lineWidth(1).strokeColor(mutedColour).stroke();
  const text = `${bar.metres} m, 1 : ${scale.toLocaleString('en-IN')}`;
  label(doc, text, [x, y - 16], mutedColour);
}

/** Returns where the number of a corner is written: away from the middle of the ring. */
function placeNumber([x, y]: PagePoint, ring: readonly PagePoint[]): PagePoint {
  const middleOf = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
  const [dx, dy] = [x - middleOf(0), y - middleOf(1)];
  const length = Math.hypot(dx, dy) || 1;
  return [x + (dx / length) * 8 - 2.5, y + (dy / length) * 8 - 5];
}

function drawSketch(
  { doc }: PdfWriter,
  top: number,
  { scaled, hasOutline }: { scaled: ScaledSketch; hasOutline: boolean },
): void {
  const [sketch = [], outline = []] = scaled.rings;
  doc.save().translate(area.left, top);
  doc.rect(0, 0, frame.width, frame.height).lineWidth(0.75).strokeColor('#D6D3D1').stroke();
  doc.save().translate(frame.margin, frame.margin);
  if (hasOutline)
    drawRing(doc, outline).dash(3, { space: 2 }).lineWidth(0.75).stroke(line).undash();
  drawRing(doc, sketch).lineWidth(1.5).fillAndStroke('#FFEDD5', accent);
  sketch.forEach(([x, y], at) => {
    doc.circle(x, y, 1.8).fill(accent);
    label(doc, String(at + 1), placeNumber([x, y], sketch), accent);
  });
  doc.restore();
  drawNorth(doc);
  drawBar(doc, scaled);
  doc.restore();
}

/** Adds the sketch of an application as a drawing to a scale, with what it is beside it. */
export function addSketchFigure(
  writer: PdfWriter,
  parent: Element,
  { sketch, outline }: PrintedSketch,
): void {
  const { doc } = writer;
  const hasOutline = outline.length > 0;
  ensureSpace(writer, frame.height + 60);
  writer.y += 10;
  addBilingualText(writer, parent, 'H2', texts.sketch, textStyles.heading);
  writer.y += 4;
  const top = writer.y;
  const inner = {
    width: frame.width - 2 * frame.margin,
    height: frame.height - 2 * frame.margin - foot,
  };
  const scaled = scaleSketch(hasOutline ? [sketch, outline] : [sketch], inner);
  const bbox: [number, number, number, number] = [
    area.left,
    top,
    area.left + frame.width,
    top + frame.height,
  ];
  const picture = { alt: texts.sketchPicture.en, bbox, placement: 'Block' as const };
  parent.add(
    doc.struct('Figure', picture, [() => drawSketch(writer, top, { scaled, hasOutline })]),
  );
  const left = area.left + frame.width + 16;
  const beside: Column = { x: left, width: fullWidth.width - frame.width - 16 };
  writer.y = top;
  const add = (text: string, style: keyof typeof textStyles = 'text') =>
    addText(writer, parent, 'P', text, textStyles[style], beside);
  add(`${formatAcres(computeRingAcres(sketch))} ${texts.acre.en} · ${texts.acre.or}`, 'strong');
  add(
    `${texts.scale.en} 1 : ${scaled.scale.toLocaleString('en-IN')} · ${texts.scale.or}`,
    'strong',
  );
  writer.y += 4;
  for (const text of [texts.sketchNote, ...(hasOutline ? [texts.sketchOutline] : [])]) {
    add(text.en);
    add(text.or);
    writer.y += 4;
  }
  writer.y = Math.max(writer.y, top + frame.height) + 6;
}
