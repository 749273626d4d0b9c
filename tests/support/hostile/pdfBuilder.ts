import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';

/** A marker in every part that a stored file must not contain. */
export const mark = 'EVIL';

/** The body of an object: text, or the bytes of a whole stream. */
export type Body = string | Buffer;

const latin = (text: string) => Buffer.from(text, 'latin1');

/** Returns a stream object with any dictionary; its length is correct unless the dictionary contains another. */
export function stream(dictionary: string, data: Buffer | string): Buffer {
  const bytes = typeof data === 'string' ? latin(data) : data;
  const length = /\/Length\b/.test(dictionary) ? '' : `/Length ${bytes.length}`;
  const head = `<< ${dictionary} ${length} >>\nstream\n`;
  return Buffer.concat([latin(head), bytes, latin('\nendstream')]);
}

/** Returns a stream with Flate-compressed data. */
export const packed = (dictionary: string, data: Buffer | string): Buffer =>
  stream(`${dictionary} /Filter /FlateDecode`, deflateSync(data));

/** Returns an object stream. */
export function objectStream(objects: Readonly<Record<number, string>>, extra = ''): Buffer {
  const bodies = Object.values(objects);
  let at = 0;
  const head = Object.entries(objects).map(([number, body]) => {
    const start = at;
    at += body.length + 1;
    return `${number} ${start}`;
  });
  const first = `${head.join(' ')} `;
  const dictionary = `/Type /ObjStm /N ${bodies.length} /First ${first.length} ${extra}`;
  return packed(dictionary, first + bodies.join(' '));
}

/** Returns a PDF of any objects, with its cross-reference table. */
export function pdf(
  objects: Readonly<Record<number, Body>>,
  { trailer = '/Root 1 0 R', header = '%PDF-1.7\n', end = '' } = {},
): Buffer {
  const parts = [latin(header)];
  const offsets: [number: string, offset: number][] = [];
  let length = parts[0]?.length ?? 0;
  for (const [number, body] of Object.entries(objects)) {
    offsets.push([number, length]);
    const bytes = Buffer.concat([
      latin(`${number} 0 obj\n`),
      typeof body === 'string' ? latin(body) : body,
      latin('\nendobj\n'),
    ]);
    parts.push(bytes);
    length += bytes.length;
  }
  const table = offsets.map(
    ([number, offset]) => `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`,
  );
  parts.push(latin(`xref\n0 1\n0000000000 65535 f \n${table.join('')}`));
  parts.push(latin(`trailer << /Size 1000 ${trailer} >>\nstartxref\n${length}\n%%EOF\n${end}`));
  return Buffer.concat(parts);
}

/** The optional parts of a one-page PDF. */
export interface Extras {
  catalog?: string;
  page?: string;
  resources?: string;
  pages?: string;
  content?: Body;
  objects?: Readonly<Record<number, Body>>;
  trailer?: string;
  header?: string;
  end?: string;
}

const words = 'BT /F1 18 Tf 60 760 Td (Copy of khatiyan 38) Tj ET';

/** Returns the objects of a valid one-page PDF; additional objects have numbers from 10. */
export function pageObjects(extras: Extras = {}): Record<number, Body> {
  const { catalog = '', page = '', resources = '', pages = '/Kids [3 0 R] /Count 1' } = extras;
  return {
    1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    2: `<< /Type /Pages ${pages} >>`,
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
    4: extras.content ?? stream('', words),
    5: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...extras.objects,
  };
}

/** Returns a valid one-page PDF with additional parts. */
export function onePage(extras: Extras = {}): Buffer {
  const { trailer = '', header, end } = extras;
  return pdf(pageObjects(extras), { trailer: `/Root 1 0 R ${trailer}`, header, end });
}

/** Returns a PDF with an incremental update. */
export function revised(
  first: Buffer,
  objects: Readonly<Record<number, Body>>,
  trailer = '',
): Buffer {
  const later = pdf(objects, { header: '', trailer: `/Root 1 0 R /Prev 9 ${trailer}` });
  return Buffer.concat([first, later]);
}
