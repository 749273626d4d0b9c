'use client';
import type { RowData } from '@tanstack/react-table';
import type { Virtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode } from 'react';
import * as styles from '../DataTable.css.ts';
import { isShortValue } from '../../../styles/isShortValue.ts';
import { SelectCheckbox } from '../selection/SelectCheckbox.tsx';
import { getHeaderIndex, type DataColumn, type SelectionState } from '../types.ts';
import type { TableRow } from '../state/useDataTable.ts';

/** The props of `Rows`. */
export interface RowsProps<Row extends RowData> {
  /** The visible columns. */
  columns: readonly DataColumn<Row>[];
  rows: readonly TableRow<Row>[];
  selection: SelectionState<Row> | undefined;
  /** The `aria-rowindex` of the first row. */
  firstRowIndex: number;
  /** Determines which rows are rendered; all without it. */
  virtualizer: Virtualizer<HTMLElement, HTMLTableRowElement> | undefined;
}

interface CellProps<Row> {
  column: DataColumn<Row>;
  row: Row;
  isHeader: boolean;
  isGrid: boolean;
}

function Cell<Row>({ column, row, isHeader, isGrid }: CellProps<Row>) {
  const tabIndex = isGrid ? -1 : undefined;
  if (column.isSerial === true) {
    return (
      <td role={isGrid ? 'gridcell' : 'cell'} tabIndex={tabIndex} className={styles.serialCell}>
        {column.renderCell(row)}
      </td>
    );
  }
  if (isHeader) {
    return (
      <th role="rowheader" scope="row" tabIndex={tabIndex} className={styles.rowHeader}>
        {column.renderCell(row)}
      </th>
    );
  }
  const content = column.renderCell(row);
  return (
    <td
      role={isGrid ? 'gridcell' : 'cell'}
      tabIndex={tabIndex}
      className={styles.cell}
      data-align={column.align}
      data-detail={column.isCardDetail || undefined}
      data-short={isShortValue(content) || undefined}
    >
      {column.isHeaderHidden !== true && (
        <span aria-hidden className={styles.cardLabel}>
          {column.header}
        </span>
      )}
      <span>{content}</span>
    </td>
  );
}

interface BodyRowProps<Row extends RowData> extends Pick<RowsProps<Row>, 'columns' | 'selection'> {
  row: TableRow<Row>;
  rowIndex: number;
  isSelected: boolean | undefined;
}

function BodyRow<Row extends RowData>(props: BodyRowProps<Row>) {
  const { columns, row, rowIndex, selection, isSelected } = props;
  return (
    <tr role="row" aria-rowindex={rowIndex} aria-selected={isSelected} className={styles.row}>
      {selection && (
        <td role="gridcell" tabIndex={-1} className={styles.selectCell}>
          <SelectCheckbox
            label={selection.rowLabel(row.original)}
            isSelected={isSelected === true}
            onToggle={() => row.toggleSelected()}
          />
        </td>
      )}
      {columns.map((column, columnIndex) => (
        <Cell
          key={column.id}
          column={column}
          row={row.original}
          isHeader={columnIndex === getHeaderIndex(columns)}
          isGrid={selection !== undefined}
        />
      ))}
    </tr>
  );
}

// Scrolling changes which rows are rendered, not the rows themselves.
const MemoizedBodyRow = memo(BodyRow) as typeof BodyRow;

/** The rendered rows; an empty row has the height of the rows that are not rendered before the next one. */
export function Rows<Row extends RowData>(props: RowsProps<Row>) {
  const { columns, rows, selection, firstRowIndex, virtualizer } = props;
  const renderRow = (row: TableRow<Row>, index: number) => (
    <MemoizedBodyRow
      key={row.id}
      {...{ columns, row, selection }}
      rowIndex={firstRowIndex + index}
      isSelected={selection && row.getIsSelected()}
    />
  );
  if (!virtualizer) return rows.map(renderRow);

  const lines: ReactNode[] = [];
  let end = 0;
  const addSpacer = (start: number, index: number) => {
    if (start <= end) return;
    const blockSize = `${start - end}px`;
    lines.push(<tr key={`before ${index}`} aria-hidden style={{ blockSize }} />);
  };
  for (const item of virtualizer.getVirtualItems()) {
    const row = rows[item.index];
    if (!row) continue;
    addSpacer(item.start, item.index);
    lines.push(renderRow(row, item.index));
    end = item.end;
  }
  addSpacer(virtualizer.getTotalSize(), rows.length);
  return lines;
}
