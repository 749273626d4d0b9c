'use client';
import { CalendarDays } from 'lucide';
import { useContext, useId, useRef, type ComponentProps, type Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { DatePicker, DatePickerStateContext } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { mergeProps } from '../../styles/mergeProps.ts';
import type { DateWords } from './dateWords.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import type { FieldControlProps, FieldFrameProps } from '../Field/Field.tsx';
import { FieldPopover } from '../Field/FieldPopover.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DateCalendar, type DaySpan } from './DateCalendar.tsx';
import * as styles from './DateField.css.ts';
import { DateSegments } from './DateSegments.tsx';
import { parseDateText, type DateFormat } from './dates.ts';

type NativeProps = Omit<
  ComponentProps<'div'>,
  'children' | 'defaultValue' | 'onBlur' | 'onChange' | 'ref' | 'role' | keyof FieldFrameProps
>;

/** The props of `DateField`, with those of the group of its segments. */
export interface DateFieldProps extends FieldFrameProps, NativeProps {
  /** An element that focuses the first segment. */
  ref?: Ref<HTMLElement>;
  /** Id of that element. */
  id?: string;
  /** Name of the date in its form, sent as yyyy-MM-dd. */
  name?: string;
  /** The date as yyyy-MM-dd, '' for none. */
  value?: string;
  /** The initial date as yyyy-MM-dd. */
  defaultValue?: string;
  /** Called with a complete date, or '' when the field is cleared. */
  onChange?: (value: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** Texts in place of those of the dictionary. */
  words?: Partial<DateWords>;
  /** Language of the page, for example "or-IN"; that of the dictionary by default. Digits stay western. */
  locale?: string;
  /** Order and separator of day, month and year; `dd-MM-yyyy` by default. */
  format?: DateFormat;
  /** First day that can be selected in the calendar. */
  minValue?: string;
  /** Last day that can be selected in the calendar. */
  maxValue?: string;
  /** The day that is marked as today; the date of the device by default. */
  today?: string;
  /** Days highlighted in the calendar. */
  range?: DaySpan;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Shows the value without letting it be changed. */
  isReadOnly?: boolean;
}

/** The props of `DateFieldControl`. */
export interface DateFieldControlProps extends Omit<
  DateFieldProps,
  keyof FieldFrameProps | 'id' | 'locale'
> {
  label: string;
  words: DateWords;
  today: string;
  controlProps: FieldControlProps;
}

const parseValue = (text: string | undefined) =>
  text === undefined ? undefined : parseDateText(text);

function HiddenDateInput({ name, isDisabled }: Pick<DateFieldProps, 'name' | 'isDisabled'>) {
  const state = useContext(DatePickerStateContext);
  const value = state?.value?.toString() ?? '';
  return <input type="hidden" name={name} disabled={isDisabled} value={value} />;
}

/** The control of a date field: its segments, and the button that opens a calendar. */
export function DateFieldControl(props: DateFieldControlProps) {
  const { label, words, format = 'dd-MM-yyyy', name, range, minValue, maxValue, ...others } = props;
  const { value, defaultValue, onChange, onBlur, isDisabled = false, ...rest } = others;
  const { isReadOnly = false, controlProps, ref, today, ...native } = rest;
  // React Aria adds the selected date in its own words, which are left out below.
  const described = mergeProps(controlProps, {
    'aria-describedby': native['aria-describedby'],
  })['aria-describedby'];
  const group = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const focusFirstSegment = () =>
    group.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
  return (
    <DatePicker
      className={styles.box}
      value={parseValue(value)}
      defaultValue={parseValue(defaultValue)}
      onChange={(date) => onChange?.(date?.toString() ?? '')}
      onBlur={() => onBlur?.()}
      aria-labelledby={labelId}
      aria-describedby={described}
      isInvalid={controlProps['aria-invalid'] ?? false}
      isRequired={controlProps['aria-required'] ?? false}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      placeholderValue={parseDateText(today)}
      validationBehavior="aria"
      shouldForceLeadingZeros
    >
      <span id={labelId} hidden>
        {label}
      </span>
      <span
        ref={ref}
        id={controlProps.id}
        aria-hidden
        tabIndex={-1}
        onFocus={focusFirstSegment}
        className={visuallyHidden}
      />
      <Group
        {...native}
        ref={group}
        className={styles.group}
        render={(part) => <div {...part} aria-describedby={described} />}
      >
        <DateSegments {...{ words, format }} description={described} />
        <Button
          aria-label={words.openLabel}
          className={styles.openButton}
          render={(part) => <button {...part} aria-describedby={described} />}
        >
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      {name !== undefined && <HiddenDateInput {...{ name, isDisabled }} />}
      <FieldPopover triggerRef={group} closeLabel={words.closeLabel} className={styles.popover}>
        <Dialog className={styles.dialog}>
          <DateCalendar {...{ words, today, minValue, maxValue, range }} />
        </Dialog>
      </FieldPopover>
    </DatePicker>
  );
}
