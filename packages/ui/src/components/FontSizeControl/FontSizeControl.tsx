import { useId } from 'react';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './FontSizeControl.css.ts';

/** The props of `FontSizeControl`. */
export interface FontSizeControlProps {
  /** Name of the group. */
  label: string;
  /** Current root text size in px. */
  value: number;
  /** Smallest and largest size in px. */
  minValue: number;
  maxValue: number;
  /** Change per press in px; 1 by default. */
  step?: number;
  /** Size in px that the middle button sets. */
  resetValue: number;
  onChange: (size: number) => void;
  smallerLabel: string;
  resetLabel: string;
  largerLabel: string;
  /** Returns the text of a size, announced when it changes, for example "Text size 17 px". */
  sizeText: string;
  /** Why the button of a limit is disabled, for example "This is the smallest size". */
  smallestNote?: string;
  largestNote?: string;
}

/** Three buttons that change the size of all text; announces the new size. */
export function FontSizeControl(props: FontSizeControlProps) {
  const {
    label,
    value,
    minValue,
    maxValue,
    resetValue,
    onChange,
    smallerLabel,
    resetLabel,
    largerLabel,
  } = props;
  const { step = 1 } = props;
  const [smallId, largeId] = [useId(), useId()];
  const [isSmallest, isLargest] = [value <= minValue, value >= maxValue];
  const set = (next: number) => {
    if (next >= minValue && next <= maxValue) onChange(next);
  };
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <button
        type="button"
        className={styles.control}
        aria-disabled={isSmallest || undefined}
        aria-describedby={isSmallest && props.smallestNote ? smallId : undefined}
        onClick={() => set(value - step)}
      >
        <span aria-hidden>
          A<span className={styles.letter}>−</span>
        </span>
        <span className={visuallyHidden}>{smallerLabel}</span>
      </button>
      <button
        type="button"
        className={`${styles.control} ${styles.reset}`}
        onClick={() => set(resetValue)}
      >
        <span aria-hidden>A</span>
        <span className={visuallyHidden}>{resetLabel}</span>
      </button>
      <button
        type="button"
        className={styles.control}
        aria-disabled={isLargest || undefined}
        aria-describedby={isLargest && props.largestNote ? largeId : undefined}
        onClick={() => set(value + step)}
      >
        <span aria-hidden className={styles.large}>
          A<span className={styles.letter}>+</span>
        </span>
        <span className={visuallyHidden}>{largerLabel}</span>
      </button>
      <span id={smallId} hidden>
        {props.smallestNote}
      </span>
      <span id={largeId} hidden>
        {props.largestNote}
      </span>
      <span role="status" className={visuallyHidden}>
        {props.sizeText}
      </span>
    </div>
  );
}
