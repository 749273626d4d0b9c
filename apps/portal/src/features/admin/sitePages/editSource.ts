import type {
  Language,
  PageBlockKind,
  PageSource,
  PageSourceBlock,
  PageSourceSection,
} from '@temple-land/portal-core';

const emptyTexts = { en: '', or: '', hi: '' };

/** A place in a list: a step up is -1, a step down 1. */
export type Move = -1 | 1;

function moveItem<Item>(items: readonly Item[], at: number, by: Move): Item[] {
  const moved = items[at];
  if (moved === undefined || at + by < 0 || at + by >= items.length) return [...items];
  return items.toSpliced(at, 1).toSpliced(at + by, 0, moved);
}

const changeSection = (
  source: PageSource,
  at: number,
  change: (section: PageSourceSection) => PageSourceSection,
): PageSource => ({
  ...source,
  sections: source.sections.map((section, index) => (index === at ? change(section) : section)),
});

/** Returns the page with a section moved by one. */
export const moveSection = (source: PageSource, at: number, by: Move): PageSource => ({
  ...source,
  sections: moveItem(source.sections, at, by),
});

/** Returns the page without a section. */
export const removeSection = (source: PageSource, at: number): PageSource => ({
  ...source,
  sections: source.sections.toSpliced(at, 1),
});

/** Returns the page with an empty section at its end; the id is one that no section has. */
export function addSection(source: PageSource): PageSource {
  const ids = new Set(source.sections.map(({ id }) => id));
  let number = source.sections.length + 1;
  while (ids.has(`section-${number}`)) number += 1;
  const block: PageSourceBlock = { kind: 'text', texts: emptyTexts };
  const section = { id: `section-${number}`, heading: emptyTexts, blocks: [block] };
  return { ...source, sections: [...source.sections, section] };
}

/** Returns the page with the heading of a section in a language. */
export const writeHeading = (source: PageSource, at: number, language: Language, text: string) =>
  changeSection(source, at, (section) => ({
    ...section,
    heading: { ...section.heading, [language]: text },
  }));

/** The place of a block: its section and its number there. */
export type BlockPlace = readonly [section: number, block: number];

/** Returns the page with a block moved by one in its section. */
export const moveBlock = (source: PageSource, [section, at]: BlockPlace, by: Move): PageSource =>
  changeSection(source, section, (found) => ({ ...found, blocks: moveItem(found.blocks, at, by) }));

/** Returns the page without a block. */
export const removeBlock = (source: PageSource, [section, at]: BlockPlace): PageSource =>
  changeSection(source, section, (found) => ({ ...found, blocks: found.blocks.toSpliced(at, 1) }));

/** Returns the page with an empty block at the end of a section. */
export const addBlock = (source: PageSource, section: number, kind: PageBlockKind): PageSource =>
  changeSection(source, section, (found) => ({
    ...found,
    blocks: [...found.blocks, { kind, texts: emptyTexts }],
  }));

/** Returns the page with the text of a block in a language. */
export const writeBlock = (
  source: PageSource,
  [section, at]: BlockPlace,
  language: Language,
  text: string,
): PageSource =>
  changeSection(source, section, (found) => ({
    ...found,
    blocks: found.blocks.map((block, index) =>
      index === at ? { ...block, texts: { ...block.texts, [language]: text } } : block,
    ),
  }));
