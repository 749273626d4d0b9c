'use client';
import { useContext, type RefObject } from 'react';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { useFormReset } from '../../styles/useFormReset.ts';
import type { DateFieldProps } from './dateFieldProps.ts';
import { parseDateText } from './dates.ts';

/** The props of `DateFormValue`. */
export interface DateFormValueProps extends Pick<
  DateFieldProps,
  'defaultValue' | 'isDisabled' | 'name'
> {
  /** The root of the field. */
  root: RefObject<HTMLElement | null>;
  isControlled: boolean;
}

/** The value of a date field in its form, by its name, and after a reset. */
export function DateFormValue({ root, isControlled, ...props }: DateFormValueProps) {
  const { name, isDisabled, defaultValue = '' } = props;
  const state = useContext(DatePickerStateContext);
  useFormReset(root, () => {
    if (!isControlled) state?.setValue(parseDateText(defaultValue));
  });
  if (name === undefined) return null;
  const value = state?.value?.toString() ?? '';
  return <input type="hidden" name={name} disabled={isDisabled} value={value} />;
}
