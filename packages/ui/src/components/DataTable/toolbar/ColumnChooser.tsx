'use client';
import type { RowData } from '@tanstack/react-table';
import { Columns3 } from 'lucide';
import { Icon } from '../../Icon/Icon.tsx';
import { useId } from 'react';
import { Button } from '../../Button/Button.tsx';
import { Checkbox } from '../../Checkbox/Checkbox.tsx';
import { useDisclosure } from '../../NavMenu/useDisclosure.ts';
import * as styles from '../DataTable.css.ts';
import type { ColumnChooserWords, DataColumn } from '../types.ts';
import type { TableInstance } from '../state/useDataTable.ts';

/** The props of `ColumnChooser`. */
export interface ColumnChooserProps<Row extends RowData> extends ColumnChooserWords {
  table: TableInstance<Row>;
  columns: readonly DataColumn<Row>[];
}

/** A button that opens a list of checkboxes, one for each column that can be hidden. */
export function ColumnChooser<Row extends RowData>(props: ColumnChooserProps<Row>) {
  const { label, legend, table, columns } = props;
  const { isOpen, setOpen, boxRef, buttonRef } = useDisclosure();
  const id = useId();
  return (
    <div ref={boxRef} className={styles.chooser}>
      <Button
        ref={buttonRef}
        icon={<Icon of={Columns3} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} hidden={!isOpen} className={styles.chooserPanel}>
        <fieldset className={styles.chooserGroup}>
          <legend className={styles.chooserLegend}>{legend}</legend>
          {columns
            .filter(({ id }) => table.getColumn(id)?.getCanHide())
            .map(({ id, header }) => (
              <Checkbox
                key={id}
                label={header}
                isSelected={table.getColumn(id)?.getIsVisible()}
                onChange={() => table.getColumn(id)?.toggleVisibility()}
              />
            ))}
        </fieldset>
      </div>
    </div>
  );
}
