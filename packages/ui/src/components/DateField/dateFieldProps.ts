import type { ComponentProps, Ref } from 'react';
import type { FieldFrameProps } from '../Field/Field.tsx';
import type { DaySpan } from './DateCalendar.tsx';
import type { DateFormat } from './dates.ts';
import type { DateWords } from './dateWords.ts';

type NativeProps = Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'ref' | 'role' | keyof FieldFrameProps
>;

/** The props of `DateField`, with those of the group of its segments. */
export interface DateFieldProps extends FieldFrameProps, NativeProps {
  /** An element that focuses the first segment. */
  ref?: Ref<HTMLElement> | undefined;
  /** Id of that element. */
  id?: string | undefined;
  /** Name of the date in its form, sent as yyyy-MM-dd. */
  name?: string | undefined;
  /** The date as yyyy-MM-dd, '' for none. */
  value?: string | undefined;
  /** The initial date as yyyy-MM-dd. */
  defaultValue?: string | undefined;
  /** Called with a complete date, or '' when the field is cleared. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when the focus leaves the field. */
  onBlur?: (() => void) | undefined;
  /** Texts in place of those of the dictionary. */
  words?: Partial<DateWords> | undefined;
  /** Language of the page, for example "or-IN"; that of the dictionary by default. `DictionaryProvider` sets the digits. */
  locale?: string | undefined;
  /** Order and separator of day, month and year; `dd-MM-yyyy` by default. */
  format?: DateFormat | undefined;
  /** First day that is allowed; the calendar offers no earlier one, and an earlier typed one is invalid. */
  minValue?: string | undefined;
  /** Last day that is allowed; the calendar offers no later one, and a later typed one is invalid. */
  maxValue?: string | undefined;
  /** The day that is marked as today; the date of the device by default. */
  today?: string | undefined;
  /** Days highlighted in the calendar. */
  range?: DaySpan | undefined;
  /** Disables the control. */
  isDisabled?: boolean | undefined;
  /** Shows the value without letting it be changed. */
  isReadOnly?: boolean | undefined;
}
