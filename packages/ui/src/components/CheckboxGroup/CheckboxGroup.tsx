import { useId, type ReactNode } from 'react';
import type { FieldFrameProps } from '../Field/Field.tsx';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './CheckboxGroup.css.ts';

/** The props of `CheckboxGroup`. */
export interface CheckboxGroupProps extends FieldFrameProps {
  /** Id of the group, which can be focused by a link of an error summary. */
  id?: string;
  /** The checkboxes. */
  children: ReactNode;
}

/** Checkboxes with a common label, of which any number can be checked. */
export function CheckboxGroup({
  id,
  label,
  optionalLabel,
  description,
  errorMessage,
  children,
}: CheckboxGroupProps) {
  const generatedId = useId();
  const [hintId, errorId] = [`${generatedId}-hint`, `${generatedId}-error`];
  const described = [description !== undefined && hintId, errorMessage !== undefined && errorId];
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={errorMessage === undefined ? styles.group : styles.invalid}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
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
