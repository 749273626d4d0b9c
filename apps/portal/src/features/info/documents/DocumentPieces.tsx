import { Link, Table } from '@temple-land/ui';
import type { Piece } from '../../../content/pageDocument.ts';
import * as styles from './DocumentPage.css.ts';

type Cell = Extract<Piece, { kind: 'table' }>['table']['rows'][number][number];

const shown = (cell: Cell | undefined) =>
  typeof cell === 'object' ? (
    <Link href={cell.href} isAlone>
      {cell.text}
    </Link>
  ) : (
    cell
  );

function TablePiece({ table }: Extract<Piece, { kind: 'table' }>) {
  const columns = table.head.map((header, index) => ({
    id: header,
    header,
    renderCell: ({ cells }: { cells: Cell[] }) => shown(cells[index]),
  }));
  const rows = table.rows.map((cells, key) => ({ cells, key }));
  return <Table caption={table.caption} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function OnePiece({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return <p>{piece.text}</p>;
    case 'table':
      return <TablePiece {...piece} />;
    case 'words':
      return (
        <dl className={styles.words}>
          {piece.items.map(({ word, meaning }) => (
            <div key={word}>
              <dt className={styles.word}>{word}</dt>
              <dd className={styles.meaning}>{meaning}</dd>
            </div>
          ))}
        </dl>
      );
    case 'links':
      return (
        <ul className={styles.list}>
          {piece.items.map(({ text, href }) => (
            <li key={href}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      );
    case 'steps':
    case 'list': {
      const List = piece.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {piece.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
  }
}

/** Shows the pieces of a part of a page of words, in order. */
export function DocumentPieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => <OnePiece key={index} piece={piece} />);
}
