import { useRef } from 'react';
import * as styles from './DataTable.css.ts';
import { KeepFocus } from './KeepFocus.tsx';
import { SelectBox } from './SelectBox.tsx';
import { amountOf, toggledAll } from './selecting.ts';
import type { RowKey, RowSelection } from './types.ts';

/** The props of `BulkBar`. */
export interface BulkBarProps<Row> {
  selection: RowSelection<Row>;
  keys: readonly RowKey[];
}

/** The number of selected rows, and the actions on them. */
export function BulkBar<Row>({ selection, keys }: BulkBarProps<Row>) {
  const { selected, onSelect, allLabel, countText, actions } = selection;
  const count = useRef<HTMLParagraphElement>(null);
  return (
    <div className={styles.bulkBar} data-selected={selected.size > 0 || undefined}>
      <div className={styles.cardsOnly}>
        <SelectBox
          isLabelShown
          label={allLabel}
          amount={amountOf(keys, selected)}
          onToggle={() => onSelect(toggledAll(selected, keys))}
        />
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
