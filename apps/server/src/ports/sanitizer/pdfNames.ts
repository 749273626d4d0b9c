import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';

/** Returns the PDF name object of a text. */
export const toPdfName = (word: string): PDFName => PDFName.of(word);

/** Returns the text of a PDF name; undefined for other objects. */
export const toWord = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFName ? value.decodeText() : undefined;

/** Returns the text of the name under a key of a dictionary, following a reference. */
export const getWord = (dictionary: PDFDict, key: string): string | undefined =>
  toWord(dictionary.lookup(toPdfName(key)));

/** Returns the dictionary under a key of a dictionary, following a reference. */
export function getDictionary(dictionary: PDFDict, key: string): PDFDict | undefined {
  const value = dictionary.lookup(toPdfName(key));
  return value instanceof PDFDict ? value : undefined;
}

// Keys of actions, embedded files and metadata; none affects how a page looks.
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

/** Returns whether a key of a dictionary is omitted in the sanitised file. */
export const isDroppedKey = (key: PDFName): boolean => droppedKeys.has(key.decodeText());

/** Returns whether a whole dictionary is omitted: an action, an annotation, an embedded file, a medium. */
export function isDroppedDictionary(dictionary: PDFDict): boolean {
  const [type, subtype, action] = ['Type', 'Subtype', 'S'].map((key) => getWord(dictionary, key));
  return (
    droppedTypes.has(type ?? '') ||
    droppedSubtypes.has(subtype ?? '') ||
    actions.has(action ?? '') ||
    getWord(dictionary, 'Subtype2') === 'PS'
  );
}
