import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFPage,
} from '@cantoo/pdf-lib';

const decode = (stream: PDFRawStream) =>
  Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');

const hexText = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Returns the text of each glyph of a font by its number in hexadecimal, from its ToUnicode map. */
function readGlyphs(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      glyphs.set(glyph.toLowerCase(), hexText(text));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const first = Number.parseInt(from, 16);
      const last = Number.parseInt(to, 16);
      for (let glyph = first; glyph <= last; glyph += 1) {
        const code = (Number.parseInt(text, 16) + glyph - first).toString(16);
        glyphs.set(glyph.toString(16).padStart(from.length, '0'), hexText(code.padStart(4, '0')));
      }
    }
  }
  for (const [, from = '', texts = ''] of map.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g)) {
    for (const [at, [, text = '']] of [...texts.matchAll(/<([\w ]+)>/g)].entries()) {
      const glyph = (Number.parseInt(from, 16) + at).toString(16);
      glyphs.set(glyph.padStart(from.length, '0'), hexText(text.replaceAll(' ', '')));
    }
  }
  return glyphs;
}

function readFonts(page: PDFPage): Map<string, Map<string, string>> {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of('Font'), PDFDict);
  return new Map(
    (fonts?.keys() ?? []).map((name) => {
      const map = fonts?.lookup(name, PDFDict).lookup(PDFName.of('ToUnicode'));
      return [
        name.asString().slice(1),
        map instanceof PDFRawStream ? readGlyphs(decode(map)) : new Map<string, string>(),
      ];
    }),
  );
}

function readContent(page: PDFPage): string {
  const content = page.node.Contents();
  const streams =
    content instanceof PDFArray
      ? content.asArray().map((each) => page.doc.context.lookup(each))
      : [content];
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map(decode)
    .join('\n');
}

// Fonts that Chromium draws itself have numbers of two digits, others of four.
function splitGlyphs(hex: string, glyphs: ReadonlyMap<string, string> | undefined): string[] {
  const [first = ''] = glyphs?.keys() ?? [];
  return hex.toLowerCase().match(first.length === 2 ? /../g : /..../g) ?? [];
}

function readPage(page: PDFPage): string {
  const fonts = readFonts(page);
  let glyphs: ReadonlyMap<string, string> | undefined;
  const parts: string[] = [];
  for (const [, font, hex] of readContent(page).matchAll(/\/(\w+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (font !== undefined) glyphs = fonts.get(font);
    for (const glyph of splitGlyphs(hex ?? '', glyphs)) {
      parts.push(glyphs?.get(glyph) ?? '');
    }
  }
  return parts.join('');
}

/** Returns the text of each page of a PDF that Chromium or the service made, without regard to blanks between its parts. */
export async function readPrintedPages(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf);
  return document.getPages().map(readPage);
}

/** Returns width and height of the pages of a PDF in millimetres. */
export async function readPageSizes(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf);
  const millimetres = (points: number) => Math.round((points / 72) * 25.4);
  return document.getPages().map((page) => {
    const { width, height } = page.getSize();
    return `${millimetres(width)} x ${millimetres(height)}`;
  });
}
