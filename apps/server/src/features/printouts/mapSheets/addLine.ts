import type { BilingualText } from '@temple-land/portal-core';
import { drawTextAt, type PdfWriter, type TextStyle } from '../../../db/pdf/pdfWriter.ts';
import { getAccessibleText, mutedColour, type Element } from '../../../db/pdf/printoutElements.ts';
import type { PagePoint } from '../pdf/scaleSketch.ts';

/** The style of notes. */
export const small: TextStyle = { size: 7, weight: 400, colour: mutedColour };
/** The style of what is to be found at once. */
export const strong: TextStyle = { size: 8.5, weight: 700, colour: '#1F2937' };
/** Returns a text in both languages. */
export const both = ({ en, or }: BilingualText) => `${en} · ${or}`;

/** Writes a line of text at a point of the page, as an element of the document. */
export const addLine = (
  writer: PdfWriter,
  parent: Element,
  [tag, text, style, at]: readonly [string, string, TextStyle, PagePoint],
) =>
  parent.add(
    writer.doc.struct(tag, getAccessibleText(text), [() => drawTextAt(writer, text, style, at)]),
  );
