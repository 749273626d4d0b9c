import {
  PDFArray,
  PDFDict,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { getDictionary, toPdfName, getWord } from './pdfNames.ts';
import { Refusal } from './refusal.ts';

const hidden = 0b10_0010;
const maxDepth = 20;

/** The appearance of an annotation: its stream, and the matrix that places it on the page. */
export interface Appearance {
  drawing: PDFRef;
  matrix: readonly number[];
}

function readNumbers(dictionary: PDFDict, key: string, count: number): number[] | undefined {
  const list = dictionary.lookup(toPdfName(key));
  if (!(list instanceof PDFArray) || list.size() !== count) return undefined;
  const numbers = list.asArray().map((_, at) => list.lookup(at));
  if (!numbers.every((value) => value instanceof PDFNumber)) return undefined;
  return numbers.map((value) => value.asNumber());
}

/** Returns a value of a form field, which can be inherited from a parent field. */
function findInheritedValue(widget: PDFDict, key: string): PDFObject | undefined {
  let field: PDFDict | undefined = widget;
  for (let depth = 0; field !== undefined && depth < maxDepth; depth += 1) {
    const value = field.lookup(toPdfName(key));
    if (value !== undefined) return value;
    field = getDictionary(field, 'Parent');
  }
  return undefined;
}

// Without an appearance stream, a viewer would draw the answer itself; the stored page would not show it.
function checkAnswerIsVisible(annotation: PDFDict): void {
  if (getWord(annotation, 'Subtype') !== 'Widget') return;
  const kind = findInheritedValue(annotation, 'FT');
  const answer = findInheritedValue(annotation, 'V')?.toString() ?? '';
  if (
    (kind === toPdfName('Tx') || kind === toPdfName('Ch')) &&
    !['', '()', '<>', 'null'].includes(answer)
  ) {
    throw new Refusal('complex', 'An answer in a form is not drawn on the page.');
  }
}

function findAppearanceStream(annotation: PDFDict): PDFRef | undefined {
  const appearances = getDictionary(annotation, 'AP');
  const normal = appearances?.get(toPdfName('N'));
  const states = appearances?.lookup(toPdfName('N'));
  if (states instanceof PDFRawStream) return normal instanceof PDFRef ? normal : undefined;
  const state = getWord(annotation, 'AS');
  if (!(states instanceof PDFDict) || state === undefined) return undefined;
  const drawing = states.get(toPdfName(state));
  const isDrawn = states.lookup(toPdfName(state)) instanceof PDFRawStream;
  return isDrawn && drawing instanceof PDFRef ? drawing : undefined;
}

/** Returns the matrix that fits a form into the rectangle of its annotation (ISO 32000-1, 12.5.5). */
function computeMatrix(form: PDFDict, annotation: PDFDict): readonly number[] | undefined {
  const box = readNumbers(form, 'BBox', 4);
  const rectangle = readNumbers(annotation, 'Rect', 4);
  if (!box || !rectangle) return undefined;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = readNumbers(form, 'Matrix', 6) ?? [];
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - minX, Math.max(...ys) - minY];
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = rectangle;
  const [scaleX, scaleY] = [Math.abs(x2 - x1) / width, Math.abs(y2 - y1) / height];
  const [moveX, moveY] = [Math.min(x1, x2) - minX * scaleX, Math.min(y1, y2) - minY * scaleY];
  const matrix = [scaleX, 0, 0, scaleY, moveX, moveY];
  return matrix.every(Number.isFinite) ? matrix : undefined;
}

function buildAppearance(annotation: PDFDict): Appearance | undefined {
  const flags = annotation.lookup(toPdfName('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & hidden) !== 0) return undefined;
  if (getWord(annotation, 'Subtype') === 'Popup') return undefined;
  const drawing = findAppearanceStream(annotation);
  if (drawing === undefined) {
    checkAnswerIsVisible(annotation);
    return undefined;
  }
  const form = annotation.context.lookup(drawing);
  const matrix = form instanceof PDFRawStream ? computeMatrix(form.dict, annotation) : undefined;
  return matrix && { drawing, matrix };
}

/** Returns the appearances of the annotations of a page: stamps, signatures and the answers of a form. */
export function listAppearances(page: PDFDict): Appearance[] {
  const annotations = page.lookup(toPdfName('Annots'));
  if (!(annotations instanceof PDFArray)) return [];
  return annotations.asArray().flatMap((_, at) => {
    const annotation = annotations.lookup(at);
    return (annotation instanceof PDFDict && buildAppearance(annotation)) || [];
  });
}
