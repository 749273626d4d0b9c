import { Columns3 } from 'lucide';
import { useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { useDisclosure } from '../NavMenu/useDisclosure.ts';
import * as styles from './DataTable.css.ts';
import type { ColumnChooserWords } from './types.ts';
import type { ColumnState } from './useColumns.ts';

/** The props of `ColumnChooser`. */
export interface ColumnChooserProps<Row> extends ColumnChooserWords {
  columns: Pick<ColumnState<Row>, 'choosable' | 'isShown' | 'toggle'>;
}

/** A button that opens a checkbox for each column that may be hidden. */
export function ColumnChooser<Row>({ label, legend, columns }: ColumnChooserProps<Row>) {
  const { isOpen, setOpen, boxRef, buttonRef } = useDisclosure();
  const id = useId();
  return (
    <div ref={boxRef} className={styles.chooser}>
      <Button
        ref={buttonRef}
        icon={Columns3}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      <div id={id} hidden={!isOpen} className={styles.chooserPanel}>
        <fieldset>
          <legend className={styles.chooserLegend}>{legend}</legend>
          {columns.choosable.map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={columns.isShown(column.id)}
              onChange={() => columns.toggle(column.id)}
            />
          ))}
        </fieldset>
      </div>
    </div>
  );
}
