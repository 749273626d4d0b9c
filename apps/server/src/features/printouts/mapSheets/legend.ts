import type { BilingualText, MapSheetRequest } from '@temple-land/portal-core';
import type { PdfWriter } from '../../../db/pdf/pdfWriter.ts';
import type { Element } from '../../../db/pdf/printoutElements.ts';
import type { PagePoint } from '../pdf/scaleSketch.ts';
import { addLine, both, small, strong } from './addLine.ts';
import { chosenColour, drawBorderSample, fillHatch, type SheetContent } from './drawMap.ts';
import { toPoints, type Sheet } from './sheetLayout.ts';
import { featureKinds, featureLooks, listPlotLooks } from './sheetStyle.ts';
import { sheetTexts } from './sheetTexts.ts';

/** An entry of the legend: its sign and what it means. */
interface Entry {
  label: BilingualText;
  draw: (at: PagePoint) => void;
}

const sample = { width: 18, height: 9 } as const;

/** Returns the entries of what a sheet shows. */
export function listEntries(
  doc: PDFKit.PDFDocument,
  { plots, features, mouzas, chosen }: SheetContent,
  colour: MapSheetRequest['colour'],
): Entry[] {
  const box = ([x, y]: PagePoint) => doc.rect(x, y, sample.width, sample.height);
  const ofPlots = listPlotLooks(colour, plots).map(({ label, fill, hatch }) => ({
    label,
    draw: (at: PagePoint) => {
      box(at).fill(fill);
      if (hatch) fillHatch(box(at), hatch);
      box(at).lineWidth(0.5).stroke('#51483F');
    },
  }));
  const kinds = new Set(features.map(({ kind }) => kind));
  const ofFeatures = featureKinds
    .filter((kind) => kinds.has(kind))
    .map((kind) => ({
      label: featureLooks[kind].label,
      draw: (at: PagePoint) => {
        const { fill, line } = featureLooks[kind];
        const isAround = kind === 'settlement' || kind === 'grove';
        if (isAround) doc.dash(3, { space: 1.5 });
        box(at)
          .lineWidth(isAround ? 1 : 0.5)
          .fillAndStroke(fill, line);
        doc.undash();
      },
    }));
  const border = {
    label: sheetTexts.border,
    draw: ([x, y]: PagePoint) => drawBorderSample(doc, [x, y + sample.height / 2], sample.width),
  };
  const mark = {
    label: sheetTexts.chosen,
    draw: (at: PagePoint) => box(at).lineWidth(1.6).stroke(chosenColour),
  };
  const hasBorder = mouzas.some(({ ring }) => ring.length > 0);
  const isMarked = plots.some(({ code }) => chosen.has(code));
  return [...(isMarked ? [mark] : []), ...ofPlots, ...ofFeatures, ...(hasBorder ? [border] : [])];
}

const legendInset = toPoints(66);
const leastColumn = toPoints(42);
const legendHeight = 74;

/** Writes what the signs of the sheet mean, in columns below the map. */
export function addLegend(
  writer: PdfWriter,
  parent: Element,
  sheet: Sheet,
  entries: readonly Entry[],
): void {
  const { frame } = sheet;
  const [left, top] = [frame.left + legendInset, frame.top + frame.height + 16];
  addLine(writer, parent, ['P', both(sheetTexts.legend), strong, [left, top]]);
  const columns = Math.max(1, Math.floor((frame.width - legendInset) / leastColumn));
  const columnWidth = (frame.width - legendInset) / columns;
  const rows = Math.ceil(entries.length / columns);
  const step = Math.min(15, legendHeight / rows);
  for (const [at, { label, draw }] of entries.entries()) {
    const x = left + Math.floor(at / rows) * columnWidth;
    const y = top + 16 + (at % rows) * step;
    writer.doc.markContent('Artifact', { type: 'Layout' });
    draw([x, y]);
    writer.doc.endMarkedContent();
    addLine(writer, parent, ['P', both(label), { ...small, size: 6.5 }, [x + sample.width + 5, y]]);
  }
}
