import { Check, Minus } from 'lucide';
import { visuallyHidden } from '../../../styles/visuallyHidden.css.ts';
import * as box from '../../Checkbox/Checkbox.css.ts';
import { Icon } from '../../Icon/Icon.tsx';
import * as styles from '../DataTable.css.ts';

/** The props of `SelectBox`. */
export interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some of the rows are selected, but not all. */
  isIndeterminate?: boolean;
  onToggle: () => void;
  /** The label is seen too. */
  isLabelShown?: boolean;
}

/** A checkbox of the table; a dash means some. */
export function SelectBox({
  label,
  isSelected,
  isIndeterminate = false,
  onToggle,
  isLabelShown = false,
}: SelectBoxProps) {
  return (
    <label className={styles.selectBox[isLabelShown ? 'labelled' : 'alone']}>
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
