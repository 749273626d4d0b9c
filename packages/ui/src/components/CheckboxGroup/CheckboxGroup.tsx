'use client';
import { useId, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { onLeave } from '../../styles/onLeave.ts';
import { useFormReset } from '../../styles/useFormReset.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import type { FieldFrameProps } from '../Field/Field.tsx';
import { useFormField } from '../Form/useFormField.ts';
import { FieldError } from '../Field/FieldError.tsx';
import * as styles from './CheckboxGroup.css.ts';
import { CheckboxGroupContext } from './checkboxGroupContext.ts';

/** The props of `CheckboxGroup`, with those of a native fieldset, which a link of an error summary can focus. */
export interface CheckboxGroupProps
  extends
    Omit<FieldFrameProps, 'isRequired' | 'width'>,
    Omit<
      ComponentProps<'fieldset'>,
      'defaultValue' | 'disabled' | 'onChange' | keyof FieldFrameProps
    > {
  /** The checkboxes; the `value` of each identifies it in the value of the group. */
  children: ReactNode;
  /** Name of the checkboxes in the form. */
  name?: string | undefined;
  /** Values of the selected checkboxes, if they are controlled. */
  value?: readonly string[] | undefined;
  /** Values of the checkboxes that are selected initially. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the values of the selected checkboxes. */
  onChange?: ((value: readonly string[]) => void) | undefined;
  /** Disables the control. */
  isDisabled?: boolean | undefined;
  /** Presses do nothing; the checkboxes remain focusable and are sent. */
  isReadOnly?: boolean | undefined;
}

const noValues: readonly string[] = [];

/** Checkboxes with a common label, of which any number can be checked. */
export function CheckboxGroup({
  ref,
  id,
  label,
  optionalLabel,
  description,
  errorMessage: givenMessage,
  isInvalid: givenInvalid,
  isDisabled,
  isReadOnly = false,
  name,
  value,
  defaultValue = noValues,
  onChange,
  onBlur,
  children,
  ...rest
}: CheckboxGroupProps) {
  const field = useFormField({ name, id, errorMessage: givenMessage, isInvalid: givenInvalid });
  const { errorMessage, isInvalid, clearMessage } = field;
  const [initialValue] = useState(value);
  const box = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRefs(box, ref);
  const [selected, setSelected] = useControlledState<readonly string[]>(
    value,
    defaultValue,
    onChange,
  );
  useFormReset(box, () =>
    setSelected(value === undefined ? defaultValue : (initialValue ?? defaultValue)),
  );
  const generatedId = useId();
  const [hintId, errorId] = [`${generatedId}-hint`, `${generatedId}-error`];
  const described = [description !== undefined && hintId, errorMessage !== undefined && errorId];
  const group = {
    name,
    isReadOnly,
    value: selected,
    setSelected: (one: string, isSelected: boolean) => {
      clearMessage();
      const others = selected.filter((other) => other !== one);
      setSelected(isSelected ? [...others, one] : others);
    },
  };
  const own = {
    tabIndex: -1,
    className: styles.root,
    'data-invalid': isInvalid || undefined,
    'data-disabled': isDisabled || undefined,
    'data-readonly': isReadOnly || undefined,
    onBlur: onLeave(onBlur),
    'aria-describedby': described.filter(Boolean).join(' ') || undefined,
  };
  return (
    <fieldset {...mergeProps(own, rest)} ref={mergedRef} id={field.id} disabled={isDisabled}>
      <legend className={styles.legend}>
        {label}
        {optionalLabel !== undefined && <span className={styles.optional}> {optionalLabel}</span>}
      </legend>
      {description !== undefined && (
        <p id={hintId} className={styles.hint}>
          {description}
        </p>
      )}
      <div className={styles.boxes}>
        <CheckboxGroupContext value={group}>{children}</CheckboxGroupContext>
      </div>
      <FieldError id={errorId} message={errorMessage} />
    </fieldset>
  );
}
