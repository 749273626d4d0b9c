import { Buffer } from 'node:buffer';
import { inflateSync } from 'node:zlib';

/** Returns the objects of a PDF as text, with its packed streams opened. */
export function opened(bytes: Uint8Array): string {
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

/** Takes the backslashes out of the strings of a PDF. */
export const unescaped = (text: string) =>
  text.replaceAll(/\\([nrtbf()\\])/g, (_, sign: string) => escapes[sign] ?? sign);

/** Returns a text as the strings of a PDF hold it when it has letters beyond Latin-1. */
export const utf16 = (text: string) =>
  Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('latin1');
