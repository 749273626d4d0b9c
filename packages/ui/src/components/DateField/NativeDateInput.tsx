'use client';
import { useEffectEvent, useLayoutEffect, useRef, type Ref } from 'react';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useMergedRefs } from '../../styles/useMergedRefs.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import * as styles from './DateField.css.ts';
import type { DateFieldProps } from './dateFieldProps.ts';

/** What was done in the page before it was hydrated. */
export interface EarlyInput {
  value: string;
  hasFocus: boolean;
}

/** The props of `NativeDateInput`. */
export interface NativeDateInputProps extends Pick<
  DateFieldProps,
  'aria-describedby' | 'isDisabled' | 'isReadOnly' | 'maxValue' | 'minValue' | 'name' | 'ref'
> {
  /** The date as yyyy-MM-dd, '' for none. */
  value: string;
  controlProps: FieldControlProps;
  /** Called when the page is hydrated if the input has another value than on the server, or the focus. */
  onEarlyInput: (input: EarlyInput) => void;
}

/**
 * The date field of the browser, which a server renders: React Aria reads the clock while it renders, so it begins in the
 * browser. It remains without JavaScript.
 */
export function NativeDateInput(props: NativeDateInputProps) {
  const { value, controlProps, onEarlyInput, isDisabled, isReadOnly, ref, ...native } = props;
  const { minValue, maxValue, ...rest } = native;
  const input = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(input, ref as Ref<HTMLInputElement> | undefined);
  const report = useEffectEvent(() => {
    const element = input.current;
    const hasFocus = element !== null && element === document.activeElement;
    if (element && (hasFocus || element.value !== value))
      onEarlyInput({ value: element.value, hasFocus });
  });
  useLayoutEffect(() => report(), []);
  return (
    <input
      {...mergeProps(controlProps, rest)}
      ref={mergedRef}
      type="date"
      defaultValue={value}
      min={minValue}
      max={maxValue}
      disabled={isDisabled}
      readOnly={isReadOnly}
      className={styles.native}
    />
  );
}
