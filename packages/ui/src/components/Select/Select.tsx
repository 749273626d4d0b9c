'use client';
import { spinner } from '../Button/Button.css.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { Field, type FieldFrameProps } from '../Field/Field.tsx';
import { toNativeProps, type ControlProps } from '../Field/fieldProps.ts';
import { useFieldProps } from '../Field/useFieldProps.ts';
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
type LoadingProps =
  | {
      /** The options are loading: a spinner is shown. */
      isLoading: boolean;
      value: string;
    }
  | { isLoading?: undefined };

interface OwnProps
  extends FieldFrameProps, Omit<ControlProps<'select'>, 'isReadOnly' | 'multiple'> {
  /** The options, in the order of the list. */
  options: readonly SelectOption[];
  /** First option, for example "Select Mouza"; it is no valid answer. */
  placeholder?: string;
  /** Value of the first option; '' by default. */
  placeholderValue?: string;
}

/** The props of `Select`, with those of a native select. */
export type SelectProps = OwnProps & LoadingProps;

/** A choice of one option in the platform's own list. */
export function Select(props: SelectProps) {
  const { frame, control } = useFieldProps(props);
  const { options, placeholder, placeholderValue = '', isLoading = false, ...select } = control;
  return (
    <Field {...mergeProps({ className: styles.root }, frame)}>
      {(controlProps) => (
        <>
          <select
            {...mergeProps(controlProps, toNativeProps(select))}
            aria-busy={isLoading || undefined}
            className={styles.select}
          >
            {placeholder !== undefined && <option value={placeholderValue}>{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          {isLoading && (
            <span className={styles.pending} aria-hidden>
              <span className={spinner} />
            </span>
          )}
        </>
      )}
    </Field>
  );
}
