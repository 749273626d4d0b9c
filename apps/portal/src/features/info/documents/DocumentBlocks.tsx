import { Link, Stack, Table } from '@temple-land/ui';
import type { Block } from '../../../content/pageDocument.ts';
import { GuidePicture } from './GuidePicture.tsx';
import * as styles from './DocumentPage.css.ts';

type Cell = Extract<Block, { kind: 'table' }>['table']['rows'][number][number];

const renderCell = (cell: Cell | undefined) =>
  typeof cell === 'object' ? (
    <Link href={cell.href} isAlone>
      {cell.text}
    </Link>
  ) : (
    cell
  );

function TableBlock({ table }: Extract<Block, { kind: 'table' }>) {
  const columns = table.head.map((header, index) => ({
    id: header,
    header,
    renderCell: ({ cells }: { cells: Cell[] }) => renderCell(cells[index]),
  }));
  const rows = table.rows.map((cells, key) => ({ cells, key }));
  return <Table caption={table.caption} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function DocumentBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'table':
      return <TableBlock {...block} />;
    case 'glossary':
      return (
        <Stack elementType="dl">
          {block.items.map(({ term, definition }) => (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.definition}>{definition}</dd>
            </div>
          ))}
        </Stack>
      );
    case 'picture':
      return <GuidePicture {...block} />;
    case 'links':
      return (
        <ul className={styles.list}>
          {block.items.map(({ text, href }) => (
            <li key={href}>
              <Link href={href}>{text}</Link>
            </li>
          ))}
        </ul>
      );
    case 'steps':
    case 'list': {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
  }
}

/** The blocks of a document section, in order. */
export function DocumentBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <DocumentBlock key={index} block={block} />);
}
