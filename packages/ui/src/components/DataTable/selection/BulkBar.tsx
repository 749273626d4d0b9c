import type { RowData } from '@tanstack/react-table';
import { useRef } from 'react';
import * as styles from '../DataTable.css.ts';
import { KeepFocus } from '../FocusFallback.tsx';
import { SelectAll } from './SelectAll.tsx';
import type { RowSelection } from '../types.ts';
import type { TableInstance } from '../state/useDataTable.ts';

/** The props of `BulkBar`. */
export interface BulkBarProps<Row extends RowData> {
  table: TableInstance<Row>;
  selection: RowSelection<Row>;
}

/** The number of selected rows, and the actions on them. */
export function BulkBar<Row extends RowData>({ table, selection }: BulkBarProps<Row>) {
  const { selected, allLabel, countText, actions } = selection;
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.bulkBar} data-selected={selected.size > 0 || undefined}>
      <div className={styles.cardsOnly}>
        <SelectAll table={table} label={allLabel} isLabelShown />
      </div>
      <p ref={count} role="status" tabIndex={-1} className={styles.bulkCount}>
        {countText(selected.size)}
      </p>
      {actions !== undefined && selected.size > 0 && (
        <KeepFocus heir={count}>
          <div className={styles.bulkActions}>{actions}</div>
        </KeepFocus>
      )}
    </div>
  );
}
