'use client';
import { useRef, useState } from 'react';
import { useFormReset } from '../../styles/useFormReset.ts';
import { useResetTracking } from '../../styles/useResetTracking.ts';
import { useFormField, type FormFieldProps } from '../Form/useFormField.ts';
import type { FieldFrameProps } from './Field.tsx';

interface ControlStates {
  value?: unknown;
  defaultValue?: unknown;
  onChange?: (value: never) => void;
  isDisabled?: boolean;
  isReadOnly?: boolean;
}

type FieldProps = FieldFrameProps & FormFieldProps & ControlStates;

/**
 * Returns the props of `Field`, those that its control has, and a ref of the root. Id and message are by default those
 * of the form around it; a reset of the form gives the initial value to the caller who controls the value.
 */
export function useFieldProps<Props extends FieldProps>(props: Props) {
  const field = useFormField(props);
  const { id: _id, label, optionalLabel, description, errorMessage: _message, ...others } = props;
  const { isRequired, isInvalid, width, className, style, slot, ...control } = others;
  const texts = { id: field.id, label, optionalLabel, description };
  const states = {
    isRequired,
    isInvalid,
    'data-disabled': props.isDisabled || undefined,
    'data-readonly': props.isReadOnly || undefined,
  };
  const root = useRef<HTMLDivElement>(null);
  const change = ((value: never) => {
    field.clearMessage();
    props.onChange?.(value);
  }) as Props['onChange'] & ((value: unknown) => void);
  const { value, defaultValue } = props;
  const [initialValue] = useState<unknown>(value);
  useResetTracking(root);
  useFormReset(root, () => {
    const next = defaultValue ?? initialValue;
    if (value !== undefined && value !== next) change(next);
  });
  return {
    frame: {
      ...texts,
      ...states,
      width,
      className,
      style,
      slot,
      errorMessage: field.errorMessage,
      ref: root,
    },
    control: { ...control, onChange: change },
    root,
    clearMessage: field.clearMessage,
  };
}
