import * as styles from './DataTable.css.ts';
import type { Piece } from './piecesOf.ts';
import { SelectBox } from './SelectBox.tsx';
import { toggled } from './selecting.ts';
import type { DataColumn, RowKey, RowSelection } from './types.ts';

/** The props of `Rows`. */
export interface RowsProps<Row> {
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  selection: RowSelection<Row> | undefined;
  /** The rows that are drawn, and the gaps between them. */
  pieces: readonly Piece[];
  /** Height of a row in a gap, in px. */
  rowSize: number;
}

interface CellProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  isFirst: boolean;
  isGrid: boolean;
}

function Cell<Row>({ column, row, isFirst, isGrid }: CellProps<Row>) {
  const tabIndex = isGrid ? -1 : undefined;
  if (isFirst) {
    return (
      <th role="rowheader" scope="row" tabIndex={tabIndex} className={styles.cell.head}>
        {column.renderCell(row)}
      </th>
    );
  }
  return (
    <td
      role={isGrid ? 'gridcell' : 'cell'}
      tabIndex={tabIndex}
      className={styles.cell[column.align ?? 'start']}
    >
      {column.isHeaderHidden !== true && (
        <span aria-hidden className={styles.name}>
          {column.header}
        </span>
      )}
      <span>{column.renderCell(row)}</span>
    </td>
  );
}

interface RowLineProps<Row> extends Pick<RowsProps<Row>, 'columns' | 'keyOf' | 'selection'> {
  row: Row;
  index: number;
}

function RowLine<Row>({ columns, row, index, keyOf, selection }: RowLineProps<Row>) {
  const key = keyOf(row);
  const isSelected = selection?.selected.has(key);
  return (
    <tr role="row" aria-rowindex={index + 2} aria-selected={isSelected} className={styles.row}>
      {selection && (
        <td role="gridcell" tabIndex={-1} className={styles.selectCell}>
          <SelectBox
            label={selection.rowLabel(row)}
            amount={isSelected === true ? 'all' : 'none'}
            onToggle={() => selection.onSelect(toggled(selection.selected, key))}
          />
        </td>
      )}
      {columns.map((column, place) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          isFirst={place === 0}
          isGrid={selection !== undefined}
        />
      ))}
    </tr>
  );
}

/** The rows that are drawn; a gap is one empty row as high as those it stands for. */
export function Rows<Row>({ rows, pieces, rowSize, ...rest }: RowsProps<Row>) {
  return pieces.map((piece) => {
    if ('gap' in piece) {
      const blockSize = `${piece.gap * rowSize}px`;
      return <tr key={`gap before ${piece.before}`} aria-hidden style={{ blockSize }} />;
    }
    const row = rows[piece.index];
    if (row === undefined) return null;
    return <RowLine key={rest.keyOf(row)} {...rest} row={row} index={piece.index} />;
  });
}
