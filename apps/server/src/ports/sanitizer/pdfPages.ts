import { PDFArray, PDFDict, PDFRef, type PDFContext, type PDFObject } from '@cantoo/pdf-lib';
import { checkCount } from './pdfLimits.ts';
import { toPdfName } from './pdfNames.ts';
import { Refusal } from './refusal.ts';

const inheritedKeys = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];

/** A page of the source with its inherited attributes. */
export interface SourcePage {
  ref: PDFRef;
  dictionary: PDFDict;
  inherited: ReadonlyMap<string, PDFObject>;
}

interface Node {
  ref: PDFRef;
  depth: number;
  inherited: ReadonlyMap<string, PDFObject>;
}

function inheritFrom(node: PDFDict, above: Node['inherited']): Node['inherited'] {
  const own = inheritedKeys.flatMap((key) => {
    const value = node.get(toPdfName(key));
    return value === undefined ? [] : [[key, value] as const];
  });
  return new Map([...above, ...own]);
}

/** Returns the pages of a page tree in order; refuses cycles, gaps, and trees without pages. */
export function listPages(context: PDFContext, root: PDFRef): SourcePage[] {
  const seen = new Set<PDFRef>();
  const pages: SourcePage[] = [];
  const waiting: Node[] = [{ ref: root, depth: 0, inherited: new Map() }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { ref, depth } = node;
    const dictionary = context.lookup(ref);
    if (seen.has(ref) || !(dictionary instanceof PDFDict)) {
      throw new Refusal('damaged', 'The tree of pages is damaged.');
    }
    seen.add(ref);
    checkCount('depth', depth);
    checkCount('pages', pages.length + waiting.length);
    const inherited = inheritFrom(dictionary, node.inherited);
    const kids = dictionary.lookup(toPdfName('Kids'));
    if (kids instanceof PDFArray) {
      const below = kids.asArray().map((kid) => {
        if (!(kid instanceof PDFRef)) throw new Refusal('damaged', 'A page is none.');
        return { ref: kid, depth: depth + 1, inherited };
      });
      checkCount('pages', below.length);
      waiting.push(...below.reverse());
    } else pages.push({ ref, dictionary, inherited });
  }
  if (pages.length === 0) throw new Refusal('damaged', 'The file has no page.');
  return pages;
}
