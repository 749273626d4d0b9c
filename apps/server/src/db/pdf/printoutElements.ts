import type { BilingualText } from '@temple-land/portal-core';
import { detectLanguage, toPrintableText } from './runs.ts';
import {
  area,
  breakIntoLines,
  drawLines,
  ensureSpace,
  measureHeight,
  type Column,
  type PdfWriter,
  type TextStyle,
} from './pdfWriter.ts';

/** An element of the structure of a PDF. */
export type Element = PDFKit.PDFStructureElement;

const textColour = '#1F2937';
/** The colour of secondary text. */
export const mutedColour = '#4B5563';
const accentColour = '#7C2D12';
/** The columns of a printout. */
export const fullWidth: Column = { x: area.left, width: area.right - area.left };
export const labelColumn: Column = { x: area.left, width: 150 };
export const valueColumn: Column = { x: area.left + 166, width: area.right - area.left - 166 };
/** The kinds of text in a printout. */
export const textStyles = {
  office: { size: 10, weight: 700, colour: accentColour },
  title: { size: 19, weight: 700, colour: textColour },
  subtitle: { size: 14, weight: 700, colour: textColour },
  heading: { size: 12, weight: 700, colour: textColour },
  text: { size: 10, weight: 400, colour: textColour },
  label: { size: 9, weight: 400, colour: mutedColour },
  strong: { size: 10, weight: 700, colour: textColour },
  note: { size: 9, weight: 700, colour: accentColour },
} as const satisfies Record<string, TextStyle>;

/** Returns what screen readers need: the language, and for Odia the text in reading order. */
export function getAccessibleText(text: string) {
  const lang = detectLanguage(text);
  return lang === 'or' ? { lang, actual: toPrintableText(text) } : { lang };
}

/** Adds a text in a column. */
export function addText(
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

/** Adds a text in English and below in Odia. */
export const addBilingualText = (
  writer: PdfWriter,
  parent: Element,
  tag: string,
  { en, or }: BilingualText,
  style: TextStyle,
) => {
  addText(writer, parent, tag, en, style);
  addText(writer, parent, tag, or, style);
};

/** Draws a line across the page. */
export function drawRule({ doc, y }: PdfWriter): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.moveTo(area.left, y).lineTo(area.right, y).lineWidth(0.5).strokeColor('#D6D3D1').stroke();
  doc.endMarkedContent();
}
