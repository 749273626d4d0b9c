import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib';

// Names in a PDF that run an action, embed a file, or link to a target.
const activeNames = new Set(
  `AA AF AcroForm Action Annots Collection EF EmbeddedFile EmbeddedFiles Encrypt FFilter Filespec GoToE
  GoToR ImportData JS JavaScript Launch Metadata Movie Named Names NeedsRendering OnInstantiate
  OpenAction Outlines PS PieceInfo Ref Rendition RichMedia RichMediaContent Sig Sound SubmitForm Thread
  U3D URI XFA`.split(/\s+/),
);

// These streams contain the objects, which are checked one by one.
const containers = new Set<PDFObject | undefined>([PDFName.of('ObjStm'), PDFName.of('XRef')]);

function listNames(object: PDFObject): string[] {
  if (object instanceof PDFName) return [object.decodeText()];
  if (object instanceof PDFArray) return object.asArray().flatMap(listNames);
  if (object instanceof PDFRawStream) return listNames(object.dict);
  if (!(object instanceof PDFDict)) return [];
  return object.entries().flatMap(([key, value]) => [key.decodeText(), ...listNames(value)]);
}

/** A stored PDF, parsed. */
export interface OpenedPdf {
  pages: number;
  title: string | undefined;
  /** Every name that runs an action, embeds a file or links to a target. */
  active: string[];
  /** The text of all objects and the decompressed bytes of all streams. */
  text: string;
}

/** Parses a stored PDF with all its objects. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const file = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false });
  const objects = file.context.enumerateIndirectObjects().map(([, object]) => object);
  const contents = objects
    .filter((object) => object instanceof PDFRawStream)
    .filter(({ dict }) => !containers.has(dict.lookup(PDFName.of('Type'))));
  const texts = contents.map(({ contents, dict }) =>
    dict.lookup(PDFName.of('Filter')) === PDFName.of('FlateDecode')
      ? inflateSync(contents).toString('latin1')
      : Buffer.from(contents).toString('latin1'),
  );
  return {
    pages: file.getPageCount(),
    title: file.getTitle(),
    active: objects.flatMap(listNames).filter((name) => activeNames.has(name)),
    text: [...objects.map(String), ...texts].join('\n'),
  };
}
