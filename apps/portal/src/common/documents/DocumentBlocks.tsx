import { isSafeHref, type PageBlock } from '@temple-land/portal-core';
import { Link, Stack, Table } from '@temple-land/ui';
import { GuidePicture } from './GuidePicture.tsx';
import * as styles from './documents.css.ts';

type Cell = Extract<PageBlock, { kind: 'table' }>['table']['rows'][number][number];

/** A link of a page; its text alone where the address is of no allowed scheme. */
function PageLink({
  text,
  href,
  isAlone = false,
}: {
  text: string;
  href: string;
  isAlone?: boolean;
}) {
  if (!isSafeHref(href)) return text;
  return (
    <Link href={href} isAlone={isAlone}>
      {text}
    </Link>
  );
}

const renderCell = (cell: Cell | undefined) =>
  typeof cell === 'object' ? <PageLink {...cell} isAlone /> : cell;

function TableBlock({ table }: Extract<PageBlock, { kind: 'table' }>) {
  const columns = table.head.map((header, index) => ({
    id: String(index),
    header,
    renderCell: ({ cells }: { cells: Cell[] }) => renderCell(cells[index]),
  }));
  const rows = table.rows.map((cells, key) => ({ cells, key }));
  return <Table caption={table.caption} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function DocumentBlock({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'text':
      return <p>{block.text}</p>;
    case 'table':
      return <TableBlock {...block} />;
    case 'glossary':
      return (
        <Stack elementType="dl">
          {block.items.map(({ term, definition }, index) => (
            <div key={index}>
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
          {block.items.map((link, index) => (
            <li key={index}>
              <PageLink {...link} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
    case 'list': {
      const List = block.kind === 'steps' ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </List>
      );
    }
  }
}

/** The blocks of a document section, in order. */
export function DocumentBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  return blocks.map((block, index) => <DocumentBlock key={index} block={block} />);
}
