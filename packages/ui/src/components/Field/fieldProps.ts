'use client';
import type { ChangeEvent, ComponentProps } from 'react';

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
  value?: string;
  /** The initial value. */
  defaultValue?: string;
  /** Called with the value after each change. */
  onChange?: (value: string) => void;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Shows the value without letting it be changed. */
  isReadOnly?: boolean;
}

/** The props of a native control, with names and types of React Aria. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = ControlStateProps &
  Omit<ComponentProps<Tag>, ReplacedProp>;

/** Returns the native props for the value and the states of a control. */
export function toNativeProps<
  Props extends Pick<ControlStateProps, 'isDisabled' | 'isReadOnly' | 'onChange'>,
>({ isDisabled, isReadOnly, onChange, ...rest }: Props) {
  return {
    ...rest,
    ...(isDisabled === undefined ? {} : { disabled: isDisabled }),
    ...(isReadOnly === undefined ? {} : { readOnly: isReadOnly }),
    onChange: (event: ChangeEvent<{ value: string }>) => onChange?.(event.target.value),
  };
}
