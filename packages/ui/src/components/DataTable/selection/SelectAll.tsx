'use client';
import type { RowData } from '@tanstack/react-table';
import { SelectCheckbox, type SelectCheckboxProps } from './SelectCheckbox.tsx';
import type { TableInstance } from '../state/useDataTable.ts';

/** The props of `SelectAll`. */
export interface SelectAllProps<Row extends RowData> extends Pick<
  SelectCheckboxProps,
  'label' | 'isLabelShown'
> {
  table: TableInstance<Row>;
}

/** A checkbox that selects all rows, or no row if all are selected. */
export function SelectAll<Row extends RowData>({ table, ...box }: SelectAllProps<Row>) {
  const isSelected = table.getIsAllRowsSelected();
  const isIndeterminate =
    !isSelected && table.getIsSomeRowsSelected() && table.getIsSomePageRowsSelected();
  return (
    <SelectCheckbox
      {...box}
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      onToggle={() => table.toggleAllRowsSelected()}
    />
  );
}
