import { deflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { parseFilters, isCompression, decodeFilter } from './pdfFilters.ts';
import { checkCount, type Budget } from './pdfLimits.ts';
import { isDroppedDictionary, isDroppedKey, toPdfName } from './pdfNames.ts';
import { checkClaimedSize, checkPicture } from './pdfImages.ts';
import { Refusal } from './refusal.ts';

// The keys of these dictionaries are arbitrary names of the file.
const namedByFile = new Set([
  'CharProcs',
  'ClassMap',
  'ColorSpace',
  'Colorants',
  'ExtGState',
  'Font',
  'Pattern',
  'Properties',
  'RoleMap',
  'Shading',
  'XObject',
]);

/** The depth of a copied object, and whether its keys are arbitrary names. */
interface Position {
  depth: number;
  isNamed: boolean;
}

const topLevel: Position = { depth: 0, isNamed: false };

/** Copies objects to a new file, without active content. */
export interface Copier {
  /** Copies an object; referenced objects are copied by `finish`. */
  copy(value: PDFObject): PDFObject | undefined;
  /** Redirects references to an object of the source to an object of the new file. */
  redirect(from: PDFRef, to: PDFRef): void;
  /** Copies all referenced objects. */
  finish(): Promise<void>;
}

// Decoded data is compressed once, by Flate.
async function repack(source: PDFRawStream, copied: PDFDict, budget: Budget, copy: Copier['copy']) {
  const filters = parseFilters(source);
  const picture = filters.find((filter) => !isCompression(filter));
  const packings = filters.filter(isCompression);
  let bytes = source.contents;
  for (const filter of packings) bytes = decodeFilter(bytes, filter, source, budget);
  if (picture !== undefined) await checkPicture(bytes, picture.name);
  const parameters = (picture ?? packings.at(-1))?.parameters;
  if (parameters !== undefined) checkClaimedSize(parameters);
  if (packings.slice(0, -1).some((filter) => (filter.parameters?.keys().length ?? 0) > 0)) {
    throw new Refusal('damaged', 'A stream is packed in an unknown way.');
  }
  const parametersCopy = parameters && copy(parameters);
  if (parametersCopy instanceof PDFDict) {
    parametersCopy.delete(toPdfName('EarlyChange'));
    copied.set(toPdfName('DecodeParms'), parametersCopy);
  }
  copied.set(toPdfName('Filter'), toPdfName(picture?.name ?? 'FlateDecode'));
  return PDFRawStream.of(copied, picture === undefined ? deflateSync(bytes) : bytes);
}

const streamKeys = new Set(['Filter', 'DecodeParms', 'Length', 'DL']);

/** Creates a copier from one file to another. */
export function createCopier(from: PDFContext, to: PDFContext, budget: Budget): Copier {
  const copies = new Map<PDFRef, PDFRef | undefined>();
  const waiting: { source: PDFRef; target: PDFRef; isNamed: boolean }[] = [];

  const copyReference = (ref: PDFRef, isNamed: boolean): PDFRef | undefined => {
    if (copies.has(ref)) return copies.get(ref);
    const value = from.lookup(ref);
    if (value instanceof PDFInvalidObject || value instanceof PDFRef)
      throw new Refusal('damaged', 'An object is damaged.');
    const dictionary = value instanceof PDFStream ? value.dict : value;
    const isDropped =
      value === undefined || (dictionary instanceof PDFDict && isDroppedDictionary(dictionary));
    const target = isDropped ? undefined : to.nextRef();
    copies.set(ref, target);
    if (target !== undefined) waiting.push({ source: ref, target, isNamed });
    return target;
  };

  const copyDictionary = (source: PDFDict, { depth, isNamed }: Position): PDFDict | undefined => {
    if (isDroppedDictionary(source)) return undefined;
    const copied = PDFDict.withContext(to);
    for (const [key, value] of source.entries()) {
      if (!isNamed && isDroppedKey(key)) continue;
      const isNamedBelow = !isNamed && namedByFile.has(key.decodeText());
      const copy = copyValue(value, { depth: depth + 1, isNamed: isNamedBelow });
      if (copy !== undefined) copied.set(key, copy);
    }
    return copied;
  };

  const copyArray = (source: PDFArray, { depth }: Position): PDFArray => {
    const copied = PDFArray.withContext(to);
    for (const value of source.asArray()) {
      copied.push(copyValue(value, { depth: depth + 1, isNamed: false }) ?? PDFNull);
    }
    return copied;
  };

  function copyValue(value: PDFObject, place: Position): PDFObject | undefined {
    checkCount('depth', place.depth);
    if (value instanceof PDFRef) return copyReference(value, place.isNamed);
    if (value instanceof PDFDict) return copyDictionary(value, place);
    if (value instanceof PDFArray) return copyArray(value, place);
    if (value instanceof PDFStream || value instanceof PDFInvalidObject) {
      throw new Refusal('damaged', 'An object is not where it may be.');
    }
    if (value instanceof PDFNumber && !Number.isFinite(value.asNumber())) {
      throw new Refusal('damaged', 'A number is none.');
    }
    return value;
  }

  const copy: Copier['copy'] = (value) => copyValue(value, topLevel);

  const copyStream = async (source: PDFRawStream): Promise<PDFRawStream> => {
    checkClaimedSize(source.dict);
    const kept = source.dict.entries().filter(([key]) => !streamKeys.has(key.decodeText()));
    const copied = copyDictionary(PDFDict.fromMapWithContext(new Map(kept), from), topLevel);
    if (copied === undefined) throw new Refusal('damaged', 'A stream is none.');
    return repack(source, copied, budget, copy);
  };

  const finish = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const value = from.lookup(next.source);
      const copied =
        value instanceof PDFRawStream
          ? await copyStream(value)
          : copyValue(value ?? PDFNull, { depth: 0, isNamed: next.isNamed });
      to.assign(next.target, copied ?? PDFNull);
    }
  };

  return { copy, finish, redirect: (source, target) => void copies.set(source, target) };
}
