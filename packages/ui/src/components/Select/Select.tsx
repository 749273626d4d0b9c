import type { ComponentProps } from 'react';
import { spinner } from '../Button/Button.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import * as styles from './Select.css.ts';

/** One answer of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

/**
 * Answers that arrive later need the chosen `value` from the caller: the browser's own select forgets an
 * answer whose entry is not there yet.
 */
type Arrival =
  | {
      /** The options are loading: a spinner is shown. */
      isPending: boolean;
      value: string;
    }
  | { isPending?: undefined };

interface OwnProps
  extends
    FieldFrameProps,
    Omit<ComponentProps<'select'>, 'className' | 'style' | 'disabled' | 'children'> {
  options: readonly SelectOption[];
  /** First entry, for example "Select Mouza"; it is no answer. */
  placeholder?: string;
  /** Value of the first entry. */
  placeholderValue?: string;
  isDisabled?: boolean;
}

/** The props of `Select`, with those of a native select. */
export type SelectProps = OwnProps & Arrival;

/** One answer out of a list; the platform's own list opens. */
export function Select({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  options,
  placeholder,
  placeholderValue = '',
  isDisabled = false,
  isPending = false,
  ...select
}: SelectProps) {
  return (
    <Field {...{ id, label, optionalLabel, description, errorMessage }}>
      {(wiring) => (
        <>
          <select
            {...select}
            {...wiring}
            disabled={isDisabled}
            aria-busy={isPending || undefined}
            className={styles.select}
          >
            {placeholder !== undefined && <option value={placeholderValue}>{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {isPending && (
            <span className={styles.waiting} aria-hidden>
              <span className={spinner} />
            </span>
          )}
        </>
      )}
    </Field>
  );
}
