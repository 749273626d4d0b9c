import { JpegEmbedder, PDFNumber, type PDFDict } from '@cantoo/pdf-lib';
import { limits } from './limits.ts';
import { toPdfName } from './pdfNames.ts';
import { Refusal } from './refusal.ts';

const startOfCodestream = Buffer.from([0xff, 0x4f, 0xff, 0x51]);

function checkPixelCount(width: number, height: number): void {
  if (!(width * height <= limits.pixels)) {
    throw new Refusal('complex', 'A picture inside is too large.');
  }
}

/** Refuses an image dictionary with too large dimensions. */
export function checkClaimedSize(dictionary: PDFDict): void {
  const claimed = ['Width', 'Height', 'Columns', 'Rows'].map((key) => {
    const value = dictionary.lookup(toPdfName(key));
    return value instanceof PDFNumber ? value.asNumber() : 1;
  });
  const [width = 1, height = 1, columns = 1, rows = 1] = claimed;
  checkPixelCount(width, height);
  checkPixelCount(columns, rows);
}

async function checkJpeg(bytes: Uint8Array): Promise<void> {
  const { width, height } = await JpegEmbedder.for(bytes).catch(() => {
    throw new Refusal('damaged', 'A picture inside cannot be read.');
  });
  checkPixelCount(width, height);
}

function checkJpeg2000(bytes: Uint8Array): void {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(startOfCodestream);
  if (at === -1 || at + 16 > bytes.length) {
    throw new Refusal('damaged', 'A picture inside cannot be read.');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset + at);
  checkPixelCount(view.getUint32(8), view.getUint32(12));
}

/** Refuses an image of a PDF whose header has too many pixels. */
export async function checkPicture(bytes: Uint8Array, filter: string): Promise<void> {
  if (filter === 'DCTDecode') await checkJpeg(bytes);
  if (filter === 'JPXDecode') checkJpeg2000(bytes);
}
