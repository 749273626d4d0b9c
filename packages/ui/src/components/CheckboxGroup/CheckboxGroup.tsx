import { useId, type ComponentProps, type ReactNode } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import type { FieldFrameProps } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './CheckboxGroup.css.ts';

/** The props of `CheckboxGroup`, with those of a native fieldset, which a link of an error summary can focus. */
export interface CheckboxGroupProps
  extends
    Omit<FieldFrameProps, 'isRequired'>,
    Omit<ComponentProps<'fieldset'>, 'disabled' | keyof FieldFrameProps> {
  /** The checkboxes. */
  children: ReactNode;
  isDisabled?: boolean;
}

/** Checkboxes with a common label, of which any number can be checked. */
export function CheckboxGroup({
  label,
  optionalLabel,
  description,
  errorMessage,
  isInvalid = errorMessage !== undefined,
  isDisabled,
  children,
  ...rest
}: CheckboxGroupProps) {
  const generatedId = useId();
  const [hintId, errorId] = [`${generatedId}-hint`, `${generatedId}-error`];
  const described = [description !== undefined && hintId, errorMessage !== undefined && errorId];
  const own = {
    tabIndex: -1,
    className: styles.root,
    'data-invalid': isInvalid || undefined,
    'data-disabled': isDisabled || undefined,
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  return (
    <fieldset {...mergeProps(own, rest)} disabled={isDisabled}>
      <legend className={styles.legend}>
        {label}
        {optionalLabel !== undefined && <span className={styles.optional}> {optionalLabel}</span>}
      </legend>
      {description !== undefined && (
        <p id={hintId} className={styles.hint}>
          {description}
        </p>
      )}
      <div className={styles.boxes}>{children}</div>
      <FieldError id={errorId} message={errorMessage} />
    </fieldset>
  );
}
