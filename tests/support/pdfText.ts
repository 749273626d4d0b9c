import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';

/** Returns the objects of a PDF as text, with decompressed streams. */
export function readPdfText(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  const packed = [...text.matchAll(/stream\r?\n([\s\S]*?)endstream/g)].map(([, data = '']) => {
    try {
      return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  return [text, ...packed].join('\n');
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Removes the backslashes from the strings of a PDF. */
export const removeEscapes = (text: string) =>
  text.replaceAll(/\\([nrtbf()\\])/g, (_, sign: string) => escapes[sign] ?? sign);

/** Encodes a text like a PDF string with characters beyond Latin-1. */
export const encodeUtf16 = (text: string) =>
  Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
