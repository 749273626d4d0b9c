import type { PageBlock, PageSection } from '@temple-land/portal-core';

type Cell = Extract<PageBlock, { kind: 'table' }>['table']['rows'][number][number];

const cellText = (cell: Cell) => (typeof cell === 'object' ? cell.text : cell);

function listTexts(block: PageBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'glossary':
      return block.items.map(({ term, definition }) => `${term}: ${definition}`);
    case 'links':
      return block.items.map(({ text }) => text);
    case 'picture':
      return [];
    case 'table':
      return block.table.rows.map((row) => row.map(cellText).join(', '));
  }
}

/** Returns the text of a section of a document without its heading; its blocks are separated by dots. */
export const getSectionText = ({ blocks }: PageSection): string =>
  blocks.flatMap(listTexts).join(' · ');
