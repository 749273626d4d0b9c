import type { RowData } from '@tanstack/react-table';
import { SelectBox, type SelectBoxProps } from './SelectBox.tsx';
import type { TableInstance } from '../state/useDataTable.ts';

/** The props of `SelectAll`. */
export interface SelectAllProps<Row extends RowData> extends Pick<
  SelectBoxProps,
  'label' | 'isLabelShown'
> {
  table: TableInstance<Row>;
}

/** Selects all rows; when they all are selected, none of them. */
export function SelectAll<Row extends RowData>({ table, ...box }: SelectAllProps<Row>) {
  const isSelected = table.getIsAllRowsSelected();
  const isIndeterminate =
    !isSelected && table.getIsSomeRowsSelected() && table.getIsSomePageRowsSelected();
  return (
    <SelectBox
      {...box}
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      onToggle={() => table.toggleAllRowsSelected()}
    />
  );
}
