'use client';
import { Check, Minus } from 'lucide';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import * as box from '../../Checkbox/Checkbox.css.ts';
import { Icon } from '../../Icon/Icon.tsx';
import * as styles from '../DataTable.css.ts';

/** The props of `SelectCheckbox`. */
export interface SelectCheckboxProps {
  label: string;
  isSelected: boolean;
  /** Some of the rows are selected, but not all. */
  isIndeterminate?: boolean;
  onToggle: () => void;
  /** Shows the label, which is otherwise visually hidden. */
  isLabelShown?: boolean;
}

/** A checkbox of the table; a dash if only some rows are selected. */
export function SelectCheckbox({
  label,
  isSelected,
  isIndeterminate = false,
  onToggle,
  isLabelShown = false,
}: SelectCheckboxProps) {
  return (
    <label className={styles.selectBox} data-labelled={isLabelShown || undefined}>
      <span className={box.frame}>
        <input
          ref={(input) => {
            if (input) input.indeterminate = isIndeterminate;
          }}
          type="checkbox"
          className={styles.selectInput}
          checked={isSelected}
          onChange={onToggle}
        />
        <span className={styles.selectMark} aria-hidden>
          <Icon of={isIndeterminate ? Minus : Check} size="small" />
        </span>
      </span>
      <span className={isLabelShown ? undefined : visuallyHidden}>{label}</span>
    </label>
  );
}
