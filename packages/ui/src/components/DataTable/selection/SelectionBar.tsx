'use client';
import type { RowData } from '@tanstack/react-table';
import { useRef } from 'react';
import { useWords } from '../../../dictionaries/dictionaryContext.ts';
import { dataTableWords } from '../DataTable.words.ts';
import * as styles from '../DataTable.css.ts';
import { FocusFallback } from '../FocusFallback.tsx';
import { SelectAll } from './SelectAll.tsx';
import type { SelectionState } from '../types.ts';
import type { TableInstance } from '../state/useDataTable.ts';

/** The props of `SelectionBar`. */
export interface SelectionBarProps<Row extends RowData> {
  table: TableInstance<Row>;
  selection: SelectionState<Row>;
  /** There are rows on other pages. */
  isPaged: boolean;
}

/** The number of selected rows and the actions on them. */
export function SelectionBar<Row extends RowData>(props: SelectionBarProps<Row>) {
  const { table, selection, isPaged } = props;
  const words = useWords('dataTable', dataTableWords);
  const {
    selectedKeys,
    allLabel = words.allLabel,
    countText = words.countText,
    actions,
  } = selection;
  const countHere = table.getSelectedRowModel().rows.length;
  const countElsewhere = isPaged ? selectedKeys.size - countHere : 0;
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.selectionBar} data-selected={selectedKeys.size > 0 || undefined}>
      <div className={styles.cardsOnly}>
        <SelectAll table={table} label={allLabel} isLabelShown />
      </div>
      <p ref={count} role="status" tabIndex={-1} className={styles.selectionCount}>
        {countText(selectedKeys.size, countElsewhere)}
      </p>
      {actions !== undefined && selectedKeys.size > 0 && (
        <FocusFallback fallbackRef={count}>
          <div className={styles.selectionActions}>{actions}</div>
        </FocusFallback>
      )}
    </div>
  );
}
