'use client';
import type { ChangeEvent, ComponentProps } from 'react';
import { toLatinDigits } from '../../styles/digits.ts';

type ReplacedProp =
  | 'children'
  | 'className'
  | 'defaultValue'
  | 'disabled'
  | 'onChange'
  | 'readOnly'
  | 'required'
  | 'slot'
  | 'style'
  | 'value'
  | 'width';

/** The value of a control and its states. */
export interface ControlStateProps {
  /** The value, if it is controlled. */
  value?: string | undefined;
  /** The initial value. */
  defaultValue?: string | undefined;
  /** Called with the value after each change. */
  onChange?: ((value: string) => void) | undefined;
  /** Disables the control. */
  isDisabled?: boolean | undefined;
  /** Shows the value without letting it be changed. */
  isReadOnly?: boolean | undefined;
}

/** The props of a native control, with names and types of React Aria. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = ControlStateProps &
  Omit<ComponentProps<Tag>, ReplacedProp>;

const numericModes = new Set(['decimal', 'numeric', 'tel']);

/** Returns the text of a control; that of a field for numbers in Latin digits, which it shows from then on. */
function readValue(target: { value: string; inputMode?: string }): string {
  if (!numericModes.has(target.inputMode ?? '')) return target.value;
  const latin = toLatinDigits(target.value);
  if (latin !== target.value) target.value = latin;
  return latin;
}

/** Returns the native props for the value and the states of a control. */
export function toNativeProps<
  Props extends Pick<ControlStateProps, 'isDisabled' | 'isReadOnly' | 'onChange'>,
>({ isDisabled, isReadOnly, onChange, ...rest }: Props) {
  return {
    ...rest,
    ...(isDisabled === undefined ? {} : { disabled: isDisabled }),
    ...(isReadOnly === undefined ? {} : { readOnly: isReadOnly }),
    onChange: ({ target }: ChangeEvent<{ value: string; inputMode?: string }>) =>
      onChange?.(readValue(target)),
  };
}
