import { constants, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFDict, PDFRawStream, type PDFName } from '@cantoo/pdf-lib';
import { limits } from './limits.ts';
import type { Budget } from './pdfLimits.ts';
import { toPdfName, toWord } from './pdfNames.ts';
import { Refusal } from './refusal.ts';

/** A filter of a stream, with its parameters. */
export interface Filter {
  name: string;
  parameters: PDFDict | undefined;
}

const shortNames: Readonly<Record<string, string>> = {
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  RL: 'RunLengthDecode',
};
const compressionFilters = new Set([
  'ASCII85Decode',
  'ASCIIHexDecode',
  'FlateDecode',
  'LZWDecode',
  'RunLengthDecode',
]);
const imageFilters = new Set(['CCITTFaxDecode', 'DCTDecode', 'JBIG2Decode', 'JPXDecode']);

/** Returns whether a filter is a general compression or encoding; the others are image formats. */
export const isCompression = ({ name }: Filter): boolean => compressionFilters.has(name);

const toList = (value: unknown) => {
  if (value instanceof PDFArray)
    return Array.from({ length: value.size() }, (_, at) => value.lookup(at));
  return value === undefined ? [] : [value];
};

/** Parses the filters of a stream, in decoding order; refuses unknown filters and too many. */
export function parseFilters({ dict }: PDFRawStream): Filter[] {
  const names = toList(dict.lookup(toPdfName('Filter')));
  const parameters = toList(dict.lookup(toPdfName('DecodeParms')));
  if (names.length > limits.pdf.filters)
    throw new Refusal('complex', 'A stream is packed too often.');
  return names.map((value, at) => {
    const word = toWord(value as PDFName | undefined) ?? '';
    const name = shortNames[word] ?? word;
    const isLast = at === names.length - 1;
    if (!compressionFilters.has(name) && !(imageFilters.has(name) && isLast)) {
      throw new Refusal('damaged', 'A stream is packed in an unknown way.');
    }
    const own = parameters[at];
    return { name, parameters: own instanceof PDFDict ? own : undefined };
  });
}

function decodeWithPdfLib(
  bytes: Uint8Array,
  { name, parameters }: Filter,
  dict: PDFDict,
  room: number,
): Uint8Array {
  const entries = new Map([[toPdfName('Filter'), toPdfName(name)] as const]);
  const own = PDFDict.fromMapWithContext(new Map(entries), dict.context);
  if (parameters !== undefined) own.set(toPdfName('DecodeParms'), parameters);
  return new Uint8Array(decodePDFRawStream(PDFRawStream.of(own, bytes)).getBytes(room + 1));
}

function inflate(bytes: Uint8Array, room: number): Uint8Array | undefined {
  try {
    // Truncated streams are accepted, as PDF viewers do.
    const finishFlush = constants.Z_SYNC_FLUSH;
    return inflateSync(bytes, { maxOutputLength: room, finishFlush });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw new Refusal('complex', 'A stream unpacks to too many bytes.');
  }
}

/** Decodes the bytes of one filter; refuses more bytes than the budget allows. */
export function decodeFilter(
  bytes: Uint8Array,
  filter: Filter,
  { dict }: PDFRawStream,
  budget: Budget,
): Uint8Array {
  const room = budget.room();
  const quick = filter.name === 'FlateDecode' ? inflate(bytes, room) : undefined;
  const unpacked = quick ?? decodeWithPdfLib(bytes, filter, dict, room);
  if (unpacked.length > room) throw new Refusal('complex', 'A stream unpacks to too many bytes.');
  budget.spend(unpacked.length);
  return unpacked;
}
