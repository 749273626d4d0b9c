import {
  PDFArray,
  PDFCatalog,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFInvalidObject,
  PDFNumber,
  PDFPageLeaf,
  PDFPageTree,
  PDFRawStream,
  PDFRef,
  PDFStreamWriter,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { listAppearances, type Appearance } from './pdfAnnotations.ts';
import { createCopier, type Copier } from './pdfCopy.ts';
import { checkCount, createBudget } from './pdfLimits.ts';
import { getDictionary, toPdfName } from './pdfNames.ts';
import { listPages, type SourcePage } from './pdfPages.ts';
import { Refusal } from './refusal.ts';

const endWithinBytes = 1024;

// Keys of the catalog that affect how pages are shown or read aloud.
const catalogKeys = ['Lang', 'MarkInfo', 'OCProperties', 'OutputIntents', 'StructTreeRoot'];
const pageKeys = [
  'ArtBox',
  'BleedBox',
  'Contents',
  'CropBox',
  'Group',
  'MediaBox',
  'Resources',
  'Rotate',
  'StructParents',
  'Tabs',
  'TrimBox',
  'UserUnit',
];

function checkIsWhole(bytes: Uint8Array): void {
  const end = Buffer.from(bytes.subarray(-endWithinBytes)).toString('latin1');
  if (!/startxref[\s\S]*%%EOF/.test(end)) throw new Refusal('damaged', 'The file has no end.');
}

// Objects in a damaged object stream would be missing silently.
function isBrokenContainer(object: PDFObject): boolean {
  if (!(object instanceof PDFInvalidObject)) return false;
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes.includes('ObjStm');
}

async function parsePdf(bytes: Uint8Array): Promise<PDFContext> {
  checkIsWhole(bytes);
  const options = { ignoreEncryption: true, parseSpeed: Infinity, updateMetadata: false };
  const { context } = await PDFDocument.load(bytes, options);
  if (context.trailerInfo.Encrypt !== undefined) {
    throw new Refusal('locked', 'The file is encrypted.');
  }
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  checkCount('objects', objects.length);
  checkCount('streams', objects.filter((object) => object instanceof PDFRawStream).length);
  if (objects.some(isBrokenContainer)) throw new Refusal('damaged', 'Objects cannot be unpacked.');
  return context;
}

function findCatalog(context: PDFContext): PDFDict {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) throw new Refusal('damaged', 'The file has no catalogue.');
  const isForm = getDictionary(catalog, 'AcroForm')?.has(toPdfName('XFA')) === true;
  const isDrawnByProgram = catalog.lookup(toPdfName('NeedsRendering'))?.toString() === 'true';
  if (catalog.has(toPdfName('Collection')) || (isForm && isDrawnByProgram)) {
    throw new Refusal('complex', 'The pages are not what the file is about.');
  }
  return catalog;
}

function createStream(context: PDFContext, text: string): PDFRef {
  return context.register(context.flateStream(text));
}

/** Draws the appearances of annotations on the page, so that they are visible without the annotations. */
function drawAppearances(page: PDFDict, appearances: readonly Appearance[], copier: Copier): void {
  const { context } = page;
  const resources = getDictionary(page, 'Resources')?.clone() ?? PDFDict.withContext(context);
  const drawings = getDictionary(resources, 'XObject')?.clone() ?? PDFDict.withContext(context);
  const steps = appearances.map(({ drawing, matrix }, at) => {
    const name = `Annotation${at}`;
    const copy = copier.copy(drawing);
    if (copy !== undefined) drawings.set(toPdfName(name), copy);
    return `q ${matrix.map((number) => number.toFixed(5)).join(' ')} cm /${name} Do Q`;
  });
  resources.set(toPdfName('XObject'), drawings);
  page.set(toPdfName('Resources'), resources);
  const contents = page.get(toPdfName('Contents'));
  const content = contents instanceof PDFRef ? context.lookup(contents) : contents;
  const own =
    content instanceof PDFArray ? content.asArray() : contents === undefined ? [] : [contents];
  const all = PDFArray.withContext(context);
  for (const part of [
    createStream(context, 'q'),
    ...own,
    createStream(context, `Q\n${steps.join('\n')}`),
  ]) {
    all.push(part);
  }
  page.set(toPdfName('Contents'), all);
}

function copyPage(page: PDFDict, { dictionary, inherited }: SourcePage, copier: Copier): void {
  for (const key of pageKeys) {
    const value = dictionary.get(toPdfName(key)) ?? inherited.get(key);
    const copy = value && copier.copy(value);
    if (copy !== undefined) page.set(toPdfName(key), copy);
    else if (key === 'Contents' && value !== undefined) {
      throw new Refusal('damaged', 'A page has lost what stands on it.');
    }
  }
}

/** Copies title, language and tags, which screen readers need. */
function copyTitle(from: PDFContext, to: PDFContext): void {
  const information = from.lookup(from.trailerInfo.Info);
  const title = information instanceof PDFDict ? information.lookup(toPdfName('Title')) : undefined;
  if (!(title instanceof PDFString || title instanceof PDFHexString)) return;
  const kept = PDFDict.withContext(to);
  kept.set(toPdfName('Title'), title);
  to.trailerInfo.Info = to.register(kept);
}

async function savePdf(from: PDFContext): Promise<PDFContext> {
  const source = findCatalog(from);
  const root = source.get(toPdfName('Pages'));
  if (!(root instanceof PDFRef)) throw new Refusal('damaged', 'The file has no pages.');
  const to = PDFContext.create();
  const copier = createCopier(from, to, createBudget());
  const tree = PDFPageTree.withContext(to);
  const treeRef = to.register(tree);
  const catalog = PDFCatalog.withContextAndPages(to, treeRef);
  to.trailerInfo.Root = to.register(catalog);
  const pages = listPages(from, root).map((page) => {
    const target = PDFPageLeaf.fromMapWithContext(
      new Map([[toPdfName('Type'), toPdfName('Page')]]),
      to,
    );
    target.set(toPdfName('Parent'), treeRef);
    const ref = to.register(target);
    copier.redirect(page.ref, ref);
    tree.Kids().push(ref);
    return { page, target };
  });
  tree.set(toPdfName('Count'), PDFNumber.of(pages.length));
  for (const { page, target } of pages) copyPage(target, page, copier);
  for (const key of catalogKeys) {
    const value = source.get(toPdfName(key));
    const copy = value && copier.copy(value);
    if (copy !== undefined) catalog.set(toPdfName(key), copy);
  }
  copyTitle(from, to);
  await copier.finish();
  for (const { page, target } of pages) {
    const appearances = listAppearances(page.dictionary);
    if (appearances.length > 0) drawAppearances(target, appearances, copier);
  }
  await copier.finish();
  return to;
}

/**
 * Sanitises a PDF: copies pages, title, language and tags, without actions, scripts, forms, links, annotations and
 * embedded files. Throws a Refusal if that is not possible.
 */
export async function sanitizePdf(bytes: Uint8Array): Promise<Uint8Array> {
  const written = await savePdf(await parsePdf(bytes));
  return PDFStreamWriter.forContext(written, Infinity).serializeToBuffer();
}
