import { getLocalTimeZone, today as todayIn } from '@internationalized/date';
import { CalendarDays } from 'lucide';
import { useId, useRef, useState } from 'react';
import { useDatePicker } from 'react-aria/useDatePicker';
import { Button } from 'react-aria-components/Button';
import { Group } from 'react-aria-components/Group';
import { useDatePickerState } from 'react-stately/useDatePickerState';
import { visuallyHidden } from '../../styles/visuallyHidden.css.ts';
import type { ControlWiring, FieldFrameProps } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { DaySpan } from './DateCalendar.tsx';
import * as styles from './DateField.css.ts';
import { DateParts } from './DateParts.tsx';
import { toDate, type DateFormat, type DateWords } from './dates.ts';
import { useLateLayer } from './useLateLayer.ts';

/** What a date field takes. */
export interface DateFieldProps extends FieldFrameProps {
  id?: string;
  name?: string;
  /** The date as yyyy-MM-dd, '' for none. */
  value?: string;
  defaultValue?: string;
  /** Called with a whole date, and with '' when the field was emptied. */
  onValue?: (value: string) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  words: DateWords;
  /** Language of the page, for example "or-IN"; digits stay western. */
  locale: string;
  format?: DateFormat;
  /** First day the calendar offers. */
  min?: string;
  /** Last day the calendar offers. */
  max?: string;
  /** The day that counts as today; the one of this device when left out. */
  today?: string;
  /** Days painted in the calendar. */
  range?: DaySpan;
  isDisabled?: boolean;
}

/** What the control of a date field takes beside the field's own. */
export interface DateBoxProps extends DateFieldProps {
  wiring: ControlWiring;
}

const dateOf = (text: string | undefined) => (text === undefined ? undefined : toDate(text));

function pickerOptions(props: DateBoxProps, nameId: string) {
  const { value, defaultValue, onValue, onBlur, isDisabled = false, wiring } = props;
  return {
    value: dateOf(value),
    defaultValue: dateOf(defaultValue),
    onChange: (date: { toString: () => string } | null) => onValue?.(date?.toString() ?? ''),
    onBlur: () => onBlur?.(),
    'aria-labelledby': nameId,
    'aria-describedby': wiring['aria-describedby'],
    isInvalid: wiring['aria-invalid'] ?? false,
    isRequired: wiring['aria-required'] ?? false,
    isDisabled,
    validationBehavior: 'aria',
    shouldForceLeadingZeros: true,
  } as const;
}

/** The control of a date field: the typed parts, and the button of a calendar that comes when it is approached. */
export function DateBox(props: DateBoxProps) {
  const { label, words, format = 'dd-MM-yyyy', name, range, min, max, isDisabled, wiring } = props;
  const [place, setPlace] = useState<HTMLDivElement | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const nameId = useId();
  const { Layer, approach } = useLateLayer();
  const options = { ...pickerOptions(props, nameId), onOpenChange: approach };
  const state = useDatePickerState(options);
  const picker = useDatePicker(options, state, group);
  const today = props.today ?? todayIn(getLocalTimeZone()).toString();
  const lead = () => group.current?.querySelector<HTMLElement>('[contenteditable="true"]')?.focus();
  return (
    <div className={styles.box} onPointerEnter={approach} onFocus={approach}>
      <span id={nameId} hidden>
        {label}
      </span>
      <span id={wiring.id} aria-hidden tabIndex={-1} onFocus={lead} className={visuallyHidden} />
      <Group
        {...picker.groupProps}
        ref={group}
        isInvalid={state.isInvalid}
        className={styles.group}
      >
        <DateParts {...{ words, format }} fieldProps={picker.fieldProps} />
        <Button {...picker.buttonProps} aria-label={words.openLabel} className={styles.open}>
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      {name !== undefined && (
        <input
          type="hidden"
          name={name}
          disabled={isDisabled}
          value={state.value?.toString() ?? ''}
        />
      )}
      <div ref={setPlace} />
      {Layer && (
        <Layer
          {...{ state, words, today, min, max, range }}
          field={group}
          place={place ?? undefined}
          dialogProps={picker.dialogProps}
          calendarProps={picker.calendarProps}
        />
      )}
    </div>
  );
}
