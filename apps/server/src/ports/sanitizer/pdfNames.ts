import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

/** Returns the name object of a word. */
export const toPdfName = (word: string): PDFName => PDFName.of(word);

/** Returns the word of a name, or undefined for anything else. */
export const toWord = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFName ? value.decodeText() : undefined;

/** Returns the word under a key of a dictionary, following a reference. */
export const getWord = (dictionary: PDFDict, key: string): string | undefined =>
  toWord(dictionary.lookup(toPdfName(key)));

/** Returns the dictionary under a key of a dictionary, following a reference. */
export function getDictionary(dictionary: PDFDict, key: string): PDFDict | undefined {
  const value = dictionary.lookup(toPdfName(key));
  return value instanceof PDFDict ? value : undefined;
}

// Keys that start something, hold other files or say who made the file; none changes what a page shows.
const droppedKeys = new Set([
  'A3DView',
  'AA',
  'AAPL:Keywords',
  'AF',
  'AcroForm',
  'AlternatePresentations',
  'Annots',
  'Collection',
  'DSS',
  'EF',
  'EmbeddedFiles',
  'F',
  'FDecodeParms',
  'FFilter',
  'IDTree',
  'JS',
  'JavaScript',
  'LastModified',
  'Legal',
  'Metadata',
  'Names',
  'NeedsRendering',
  'OPI',
  'OpenAction',
  'PA',
  'Perms',
  'PieceInfo',
  'Ref',
  'Rendition',
  'Renditions',
  'Requirements',
  'RichMediaContent',
  'RichMediaSettings',
  'SpiderInfo',
  'Thumb',
  'URI',
  'XFA',
]);

const actions = new Set([
  'GoTo',
  'GoTo3DView',
  'GoToDp',
  'GoToE',
  'GoToR',
  'Hide',
  'ImportData',
  'JavaScript',
  'Launch',
  'Movie',
  'Named',
  'Rendition',
  'ResetForm',
  'RichMediaExecute',
  'SetOCGState',
  'Sound',
  'SubmitForm',
  'Thread',
  'Trans',
  'URI',
]);

const droppedTypes = new Set([
  '3D',
  '3DRef',
  '3DView',
  'Action',
  'Annot',
  'Bead',
  'Catalog',
  'Collection',
  'DSS',
  'DocTimeStamp',
  'EmbeddedFile',
  'ExData',
  'F',
  'Filespec',
  'MediaClip',
  'MediaPlayers',
  'Metadata',
  'OBJR',
  'OPI',
  'Outlines',
  'Page',
  'Pages',
  'Rendition',
  'RichMedia',
  'RichMediaContent',
  'Sig',
  'Sound',
  'SpiderContentSet',
  'Template',
  'Thread',
  'U3D',
  'XRef',
  'ObjStm',
]);

const droppedSubtypes = new Set(['PS', 'XML', 'U3D', 'PRC', 'JavaScript', 'RichMedia']);

/** Returns whether a key of a dictionary is left out of the written file. */
export const isDroppedKey = (key: PDFName): boolean => droppedKeys.has(key.decodeText());

/** Returns whether a dictionary as a whole is left out: an action, an annotation, another file, a medium. */
export function isDroppedDictionary(dictionary: PDFDict): boolean {
  const [type, subtype, action] = ['Type', 'Subtype', 'S'].map((key) => getWord(dictionary, key));
  return (
    droppedTypes.has(type ?? '') ||
    droppedSubtypes.has(subtype ?? '') ||
    actions.has(action ?? '') ||
    getWord(dictionary, 'Subtype2') === 'PS'
  );
}
