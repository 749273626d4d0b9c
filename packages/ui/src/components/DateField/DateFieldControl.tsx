'use client';
import { CalendarDays } from 'lucide';
import { useId, useRef, useState, type RefObject } from 'react';
import { Button } from 'react-aria-components/Button';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { useFormReset } from '../../styles/useFormReset.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import type { DateWords } from './dateWords.ts';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import type { FieldControlProps, FieldFrameProps } from '../Field/Field.tsx';
import { FieldPopover } from '../Field/FieldPopover.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { DateCalendar } from './DateCalendar.tsx';
import * as styles from './DateField.css.ts';
import { DateFormValue } from './DateFormValue.tsx';
import type { DateFieldProps } from './dateFieldProps.ts';
import { DateSegments } from './DateSegments.tsx';
import { parseDateText } from './dates.ts';
import type { EarlyInput } from './NativeDateInput.tsx';
import { useTypedDigits } from './useTypedDigits.ts';

/** The props of `DateFieldControl`. */
export interface DateFieldControlProps extends Omit<
  DateFieldProps,
  keyof FieldFrameProps | 'id' | 'locale'
> {
  label: string;
  words: DateWords;
  today: string;
  controlProps: FieldControlProps;
  /** The root of the field. */
  root: RefObject<HTMLElement | null>;
  early: EarlyInput | undefined;
}

const parseValue = (text: string | undefined) =>
  text === undefined ? undefined : parseDateText(text);

/** The control of a date field: its segments, and the button that opens a calendar. */
export function DateFieldControl(props: DateFieldControlProps) {
  const { label, words, format = 'dd-MM-yyyy', name, range, minValue, maxValue, ...others } = props;
  const { value, defaultValue, onChange, onBlur, isDisabled = false, ...rest } = others;
  const { isReadOnly = false, controlProps, ref, today, root, early, ...native } = rest;
  // React Aria adds the selected date in its own words, which are left out below.
  const described = mergeProps(controlProps, {
    'aria-describedby': native['aria-describedby'],
  })['aria-describedby'];
  const group = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const [resetCount, setResetCount] = useState(0);
  useFormReset(root, () => setResetCount((count) => count + 1));
  useTypedDigits(group);
  const focusFirstSegment = () =>
    group.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
  return (
    <DatePicker
      className={styles.box}
      value={parseValue(value)}
      defaultValue={parseValue(early?.value ?? defaultValue)}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it replaces the input that had the focus
      autoFocus={early?.hasFocus}
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
        <DateSegments key={resetCount} {...{ words, format }} description={described} />
        <Button
          aria-label={words.openLabel}
          className={styles.openButton}
          render={(part) => <button {...part} aria-describedby={described} />}
        >
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      <DateFormValue
        {...{ root, name, isDisabled, defaultValue }}
        isControlled={value !== undefined}
      />
      <FieldPopover triggerRef={group} closeLabel={words.closeLabel} className={styles.popover}>
        <Dialog className={styles.dialog}>
          <DateCalendar {...{ words, today, minValue, maxValue, range }} />
        </Dialog>
      </FieldPopover>
    </DatePicker>
  );
}
