import type { ComponentProps } from 'react';
import { spinner } from '../Button/Button.css.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import * as styles from './Select.css.ts';

/** One option of a select. */
export interface SelectOption {
  value: string;
  label: string;
}

/**
 * Options that are loaded later need a controlled `value`: the browser's select loses a value whose option
 * does not exist yet.
 */
type PendingProps =
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
  /** First option, for example "Select Mouza"; it is no valid answer. */
  placeholder?: string;
  /** Value of the first option; '' by default. */
  placeholderValue?: string;
  isDisabled?: boolean;
}

/** The props of `Select`, with those of a native select. */
export type SelectProps = OwnProps & PendingProps;

/** A choice of one option in the platform's own list. */
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
      {(controlProps) => (
        <>
          <select
            {...select}
            {...controlProps}
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
            <span className={styles.pending} aria-hidden>
              <span className={spinner} />
            </span>
          )}
        </>
      )}
    </Field>
  );
}
