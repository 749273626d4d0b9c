'use client';
import { useId, type ComponentProps } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { fontSizeControlWords } from './FontSizeControl.words.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import * as styles from './FontSizeControl.css.ts';

/** The props of `FontSizeControl`, with those of a native `div`. */
export interface FontSizeControlProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** Name of the group. */
  label?: string | undefined;
  /** Root text size in px, if it is controlled. */
  value?: number | undefined;
  /** Initial root text size in px; `resetValue` by default. */
  defaultValue?: number | undefined;
  /** Smallest and largest size in px. */
  minValue: number;
  /** Largest size in px. */
  maxValue: number;
  /** Change per press in px; 1 by default. */
  step?: number | undefined;
  /** Size in px that the middle button sets. */
  resetValue: number;
  /** Called with the new size in px. */
  onChange?: ((value: number) => void) | undefined;
  /** Name of the button for smaller text. */
  smallerLabel?: string | undefined;
  /** Name of the button for the usual size. */
  resetLabel?: string | undefined;
  /** Name of the button for larger text. */
  largerLabel?: string | undefined;
  /** The size as text, announced when it changes, for example "Text size 17 px". */
  sizeText?: string | undefined;
  /** Why the button of a limit is disabled, "This is the smallest size" by default. */
  smallestNote?: string | undefined;
  /** Why the button for larger text is disabled at the limit. */
  largestNote?: string | undefined;
}

/** Three buttons that change the size of all text; announces the new size. */
export function FontSizeControl(props: FontSizeControlProps) {
  const words = useWords('fontSizeControl', fontSizeControlWords);
  const { label, value, defaultValue, minValue, maxValue, step = 1, resetValue, ...others } = props;
  const { onChange, smallerLabel, resetLabel, largerLabel, sizeText, ...more } = others;
  const { smallestNote, largestNote, ...rest } = more;
  const [size, setSize] = useControlledState(value, defaultValue ?? resetValue, onChange);
  const [smallId, largeId] = [useId(), useId()];
  const [isSmallest, isLargest] = [size <= minValue, size >= maxValue];
  const set = (next: number) => {
    if (next >= minValue && next <= maxValue) setSize(next);
  };
  return (
    <div
      {...mergeProps(
        { role: 'group', 'aria-label': label ?? words.label, className: styles.root },
        rest,
      )}
    >
      <button
        type="button"
        className={styles.control}
        aria-disabled={isSmallest || undefined}
        aria-describedby={isSmallest ? smallId : undefined}
        onClick={() => set(size - step)}
      >
        <span aria-hidden>
          A<span className={styles.letter}>−</span>
        </span>
        <span className={visuallyHidden}>{smallerLabel ?? words.smallerLabel}</span>
      </button>
      <button
        type="button"
        className={`${styles.control} ${styles.reset}`}
        onClick={() => set(resetValue)}
      >
        <span aria-hidden>A</span>
        <span className={visuallyHidden}>{resetLabel ?? words.resetLabel}</span>
      </button>
      <button
        type="button"
        className={styles.control}
        aria-disabled={isLargest || undefined}
        aria-describedby={isLargest ? largeId : undefined}
        onClick={() => set(size + step)}
      >
        <span aria-hidden className={styles.large}>
          A<span className={styles.letter}>+</span>
        </span>
        <span className={visuallyHidden}>{largerLabel ?? words.largerLabel}</span>
      </button>
      <span id={smallId} hidden>
        {smallestNote ?? words.smallestNote}
      </span>
      <span id={largeId} hidden>
        {largestNote ?? words.largestNote}
      </span>
      <span role="status" className={visuallyHidden}>
        {sizeText ?? words.sizeText(size)}
      </span>
    </div>
  );
}
