import { inflateSync } from 'node:zlib';

const objectStreamMaxBytes = 8 * 1024 * 1024;
const endWithinBytes = 1024;

/** Names of a PDF's dictionaries that run something, hold other files, or hide the content from a check. */
const refusedNames = new Set([
  'JS',
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'XFA',
  'Encrypt',
]);

const streamStart = /\bstream\r?\n/g;
const nameShape = /\/((?:[^\s()<>[\]{}/%#]|#[0-9A-Fa-f]{2})+)/g;

const plainName = (name: string) =>
  name.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );

const namesIn = (text: string) =>
  [...text.matchAll(nameShape)].map(([, name = '']) => plainName(name));

interface Stream {
  names: ReadonlySet<string>;
  from: number;
  to: number;
}

function streamsOf(text: string): Stream[] {
  const streams: Stream[] = [];
  streamStart.lastIndex = 0;
  for (let found = streamStart.exec(text); found !== null; found = streamStart.exec(text)) {
    const from = found.index + found[0].length;
    const end = text.indexOf('endstream', from);
    const to = end === -1 ? text.length : end;
    const dictionary = text.slice(text.lastIndexOf(' obj', found.index) + 1, found.index);
    streams.push({ names: new Set(namesIn(dictionary)), from, to });
    streamStart.lastIndex = to;
  }
  return streams;
}

/** Gives the text outside of streams: what a reader looks at first. */
function outside(text: string, streams: readonly Stream[]): string {
  const starts = [0, ...streams.map(({ to }) => to)];
  return starts.map((from, at) => text.slice(from, streams[at]?.from)).join(' ');
}

/** Gives the objects packed in a stream as text; undefined when they cannot be unpacked. */
function unpacked(bytes: Uint8Array, { names, from, to }: Stream): string | undefined {
  if (!names.has('FlateDecode') || names.has('DecodeParms')) return undefined;
  try {
    const packed = bytes.subarray(from, to);
    return inflateSync(packed, { maxOutputLength: objectStreamMaxBytes }).toString('latin1');
  } catch {
    return undefined;
  }
}

function isWhole(text: string): boolean {
  return /startxref[\s\S]*%%EOF/.test(text.slice(-endWithinBytes));
}

/**
 * Tells whether bytes are a PDF that can be kept: whole, not encrypted, without scripts, programs or
 * other files inside. Objects packed in streams are unpacked for the check; when that fails it is not.
 */
export function isPlainPdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(text) || !isWhole(text)) return false;
  const streams = streamsOf(text);
  const packed = streams.filter(({ names }) => names.has('ObjStm'));
  const texts = [outside(text, streams), ...packed.map((stream) => unpacked(bytes, stream))];
  return texts.every(
    (part) => part !== undefined && namesIn(part).every((name) => !refusedNames.has(name)),
  );
}
