import type { Part, Piece } from './pageDocument.ts';

type Cell = Extract<Piece, { kind: 'table' }>['table']['rows'][number][number];

const cellText = (cell: Cell) => (typeof cell === 'object' ? cell.text : cell);

function textsOf(piece: Piece): string[] {
  switch (piece.kind) {
    case 'text':
      return [piece.text];
    case 'list':
    case 'steps':
      return piece.items;
    case 'words':
      return piece.items.map(({ word, meaning }) => `${word}: ${meaning}`);
    case 'links':
      return piece.items.map(({ text }) => text);
    case 'table':
      return piece.table.rows.map((row) => row.map(cellText).join(', '));
  }
}

/** Returns the words of a part of a page, in order with a dot between them, its heading left out. */
export const wordsOfPart = ({ pieces }: Part): string => pieces.flatMap(textsOf).join(' · ');
