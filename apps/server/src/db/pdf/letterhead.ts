import type { OfficeDetails } from '../office/officeDetails.ts';
import { area, type PdfWriter } from './pdfWriter.ts';
import { addText, fullWidth, textStyles, type Element } from './printoutElements.ts';

/** The office that issues a printout, and its mark as a PNG, if it has one. */
export interface Letterhead {
  office: OfficeDetails;
  mark?: Uint8Array | undefined;
}

const markSize = 42;

/** Draws the mark at the left of the letterhead; the name beside it says the same. */
function drawMark({ doc, y }: PdfWriter, mark: Uint8Array): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.image(Buffer.from(mark), area.left, y, { fit: [markSize, markSize] });
  doc.endMarkedContent();
}

/** Adds the name of the portal, and of the office with its address and mark once they are published. */
export function addLetterhead(
  writer: PdfWriter,
  root: Element,
  { office: { version, details }, mark }: Letterhead,
): void {
  const { y } = writer;
  const inset = mark === undefined ? 0 : markSize + 12;
  const column = { x: fullWidth.x + inset, width: fullWidth.width - inset };
  const add = (line: string) => addText(writer, root, 'P', line, textStyles.office, column);
  if (mark !== undefined) drawMark(writer, mark);
  add(`${details['name.en']} · ${details['name.or']}`);
  if (version === 0) return;
  add(`${details['owner.en']} · ${details['owner.or']}`);
  add(`${details['address.en']} · ${details.phone} · ${details.email}`);
  if (mark !== undefined) writer.y = Math.max(writer.y, y + markSize + 6);
}
