import { degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';

const angle = 30;
const rowsOfPage = 3;
const widthShare = 0.8;
const opacity = 0.3;

/** Writes a text of Latin letters across every page of a sanitised PDF, three times from corner to corner. */
export async function watermarkPdf(bytes: Uint8Array, text: string): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  const radians = (angle * Math.PI) / 180;
  for (const page of document.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const across = (Math.min(width, height) * widthShare) / Math.cos(radians);
    const size = across / font.widthOfTextAtSize(text, 1);
    for (let row = 0; row < rowsOfPage; row += 1) {
      const middle = y + (height * (row + 0.5)) / rowsOfPage;
      page.drawText(text, {
        x: x + (width - across * Math.cos(radians)) / 2,
        y: middle - (across * Math.sin(radians)) / 2,
        size,
        font,
        color: rgb(0.45, 0.05, 0.05),
        opacity,
        rotate: degrees(angle),
      });
    }
  }
  return document.save({ useObjectStreams: true });
}
