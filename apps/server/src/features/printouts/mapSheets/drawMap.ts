import { findVisualCentre, hasRoom, type MapSheetRequest } from '@temple-land/portal-core';
import type { Ring } from '../../../db/land/ring.ts';
import {
  drawTextAt,
  measureText,
  type PdfWriter,
  type TextStyle,
} from '../../../db/pdf/pdfWriter.ts';
import type { PagePoint } from '../pdf/scaleSketch.ts';
import { drawGrid } from './drawGrid.ts';
import type { SheetFeature, SheetMouza, SheetPlot } from './mapSheets.repository.ts';
import type { Sheet } from './sheetLayout.ts';
import {
  featureKinds,
  featureLooks,
  getPlotLook,
  listPlotLooks,
  type FeatureKind,
  type Hatch,
} from './sheetStyle.ts';

/** What a sheet shows. */
export interface SheetContent {
  plots: readonly SheetPlot[];
  features: readonly SheetFeature[];
  mouzas: readonly SheetMouza[];
  /** The codes of the plots with a strong outline. */
  chosen: ReadonlySet<string>;
}

const line = '#51483F';
/** The colour of the outline of a chosen plot. */
export const chosenColour = '#9A3412';
/** The width of the outline of a chosen plot, in points. */
export const chosenWidth = 1.6;
/** What is below plots; tanks are inside them. */
const kindsBelow = featureKinds.filter((kind) => kind !== 'tank');
const borderColour = '#6D28D9';
const numberStyles: readonly TextStyle[] = [7.5, 6, 4.6].map((size) => ({
  size,
  weight: 700,
  colour: '#1C1917',
}));

/** Adds a ring to the path of a page. */
export function addRing(doc: PDFKit.PDFDocument, ring: readonly PagePoint[]): PDFKit.PDFDocument {
  ring.forEach(([x, y], at) => (at === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
  return doc.closePath();
}

/** Fills the path of a page with a hatch. */
export function fillHatch(doc: PDFKit.PDFDocument, { size, content }: Hatch): void {
  const pattern = doc.pattern([0, 0, size, size], size, size, content);
  doc.fillColor([pattern, line]).fill();
}

function drawFeatures(
  doc: PDFKit.PDFDocument,
  sheet: Sheet,
  features: readonly SheetFeature[],
  kinds: readonly FeatureKind[],
) {
  for (const kind of kinds) {
    const { fill, line: edge } = featureLooks[kind];
    for (const feature of features) {
      if (feature.kind !== kind) continue;
      addRing(doc, feature.ring.map(sheet.project)).lineWidth(0.4).fillAndStroke(fill, edge);
    }
  }
}

/** Draws lines around settlements and groves, whose ground is below plots. */
function drawAround(doc: PDFKit.PDFDocument, sheet: Sheet, features: readonly SheetFeature[]) {
  for (const { kind, ring } of features) {
    if (kind !== 'settlement' && kind !== 'grove') continue;
    addRing(doc, ring.map(sheet.project)).dash(3, { space: 1.5 }).lineWidth(1);
    doc.stroke(featureLooks[kind].line).undash();
  }
}

const [leastWidth, leastHeight] = [4, 5];
const spanOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

/** Returns whether the smallest number of one digit may fit into a ring; to look for room in others takes time. */
const mayHaveNumber = (ring: readonly PagePoint[]): boolean =>
  spanOf(ring.map(([x]) => x)) > leastWidth && spanOf(ring.map(([, y]) => y)) > leastHeight;

/** Writes the number of a plot at its visual centre, in the largest size that has room there and on the sheet. */
function drawNumber(
  writer: PdfWriter,
  number: string,
  ring: readonly PagePoint[],
  frame: readonly PagePoint[],
): void {
  if (!mayHaveNumber(ring)) return;
  const centre = findVisualCentre(ring);
  for (const style of numberStyles) {
    const [width, height] = [measureText(writer, number, style), style.size * 0.75];
    const hasSpace = [ring, frame].every((around) => hasRoom([width, height], centre, around));
    if (!hasSpace) continue;
    const [x, y] = centre;
    writer.doc
      .roundedRect(x - width / 2 - 1, y - height / 2 - 1, width + 2, height + 2, 1)
      .fillOpacity(0.75)
      .fill('#FFFFFF')
      .fillOpacity(1);
    drawTextAt(writer, number, style, [x - width / 2, y - style.size * 0.7]);
    return;
  }
}

const getFrameCorners = ({ left, top, width, height }: Sheet['frame']): PagePoint[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

function drawPlots(
  writer: PdfWriter,
  sheet: Sheet,
  { plots, features, chosen }: SheetContent,
  colour: MapSheetRequest['colour'],
): void {
  const { doc } = writer;
  const drawn = plots.map((plot) => ({ plot, ring: plot.ring.map(sheet.project) }));
  for (const look of listPlotLooks(colour, plots)) {
    const { fill, hatch } = look;
    const members = drawn.filter(({ plot }) => getPlotLook(colour, plot) === look);
    for (const { ring } of members) addRing(doc, ring);
    doc.fill(fill);
    if (!hatch) continue;
    for (const { ring } of members) addRing(doc, ring);
    fillHatch(doc, hatch);
  }
  for (const { ring } of drawn) addRing(doc, ring).lineWidth(0.5).stroke(line);
  drawFeatures(doc, sheet, features, ['tank']);
  drawAround(doc, sheet, features);
  drawGrid(writer, sheet);
  for (const { plot, ring } of drawn)
    if (chosen.has(plot.code))
      addRing(doc, ring).lineWidth(chosenWidth).lineJoin('round').stroke(chosenColour);
  const corners = getFrameCorners(sheet.frame);
  for (const { plot, ring } of drawn) drawNumber(writer, plot.number, ring, corners);
}

function drawBorders(doc: PDFKit.PDFDocument, sheet: Sheet, rings: readonly Ring[]): void {
  doc.dash(7, { space: 3 }).lineWidth(1);
  for (const ring of rings) addRing(doc, ring.map(sheet.project)).stroke(borderColour);
  doc.undash();
}

/** Draws the short line that stands for the border of a mouza in the legend. */
export const drawBorderSample = (doc: PDFKit.PDFDocument, [x, y]: PagePoint, width: number) =>
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .dash(4, { space: 2 })
    .lineWidth(1)
    .stroke(borderColour)
    .undash();

/** Draws the map inside the frame of a sheet. */
export function drawMap(
  writer: PdfWriter,
  sheet: Sheet,
  content: SheetContent,
  colour: MapSheetRequest['colour'],
): void {
  const { doc } = writer;
  const { left, top, width, height } = sheet.frame;
  doc.save().rect(left, top, width, height).clip();
  drawFeatures(doc, sheet, content.features, kindsBelow);
  drawPlots(writer, sheet, content, colour);
  drawBorders(
    doc,
    sheet,
    content.mouzas.map(({ ring }) => ring).filter(({ length }) => length > 0),
  );
  doc.restore();
  doc.rect(left, top, width, height).lineWidth(0.9).stroke(line);
}
