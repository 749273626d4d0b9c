'use client';
import { useState, type ComponentProps } from 'react';
import { useControlledState } from '../../styles/useControlledState.ts';
import { onLeave } from '../../styles/onLeave.ts';
import { mergeProps } from '../../styles/mergeProps.ts';
import { useWords } from '../../dictionaries/dictionaryContext.ts';
import { dateRangeWords } from './DateRange.words.ts';
import { DateField, type DateFieldProps, type DaySpan } from '../DateField/DateField.tsx';
import * as styles from './DateRange.css.ts';

type SharedProp =
  | 'format'
  | 'isDisabled'
  | 'isReadOnly'
  | 'isRequired'
  | 'locale'
  | 'maxValue'
  | 'minValue'
  | 'optionalLabel'
  | 'today'
  | 'width'
  | 'words';

type NativeProps = Omit<
  ComponentProps<'fieldset'>,
  'children' | 'defaultValue' | 'disabled' | 'onChange' | 'ref'
>;

/** The props of `DateRange`, with those of a native fieldset. */
export interface DateRangeProps extends Pick<DateFieldProps, SharedProp | 'ref'>, NativeProps {
  /** Id of the first field; "-to" is appended for the second one. By default those of the fields. */
  id?: string | undefined;
  /** Name of the first day in the form. */
  startName?: string | undefined;
  /** Name of the last day in the form. */
  endName?: string | undefined;
  /** Name of the two fields together. */
  label: string;
  /** Label of the first day. */
  fromLabel?: string | undefined;
  /** Label of the last day. */
  toLabel?: string | undefined;
  /** First and last day as yyyy-MM-dd, '' for none. */
  value?: DaySpan | undefined;
  /** The initial days. */
  defaultValue?: DaySpan | undefined;
  /** Called with both days after each change. */
  onChange?: ((value: DaySpan) => void) | undefined;
  /** Error of the last day if it is before the first one. */
  orderMessage?: string | undefined;
  /** Error of the first day. */
  fromErrorMessage?: string | undefined;
  /** Error of the last day. */
  toErrorMessage?: string | undefined;
}

const empty: DaySpan = { from: '', to: '' };

const isReversed = ({ from, to }: DaySpan) => from !== '' && to !== '' && to < from;

/** Two date fields for the first and the last day of a range. */
export function DateRange(props: DateRangeProps) {
  const rangeWords = useWords('dateRange', dateRangeWords);
  const { ref, id, label, fromLabel, toLabel, value, defaultValue, ...others } = props;
  const { onChange, orderMessage, fromErrorMessage, toErrorMessage, ...rest } = others;
  const { words, locale, format, minValue, maxValue, today, isDisabled, ...more } = rest;
  const { isReadOnly, isRequired, optionalLabel, width, startName, endName, ...group } = more;
  const { onBlur, ...native } = group;
  const [span, setSpan] = useControlledState(value, defaultValue ?? empty, onChange);
  const [isOrderChecked, setIsOrderChecked] = useState(false);
  const change = (part: Partial<DaySpan>) => {
    if (!isReversed({ ...span, ...part })) setIsOrderChecked(false);
    // A reset changes both days at once.
    setSpan((current) => ({ ...current, ...part }));
  };
  const orderError =
    isOrderChecked && isReversed(span) ? (orderMessage ?? rangeWords.orderMessage) : undefined;
  const shared = { words, locale, format, minValue, maxValue, today, isDisabled, isReadOnly };
  const checkOrder = () => setIsOrderChecked(isReversed(span));
  const field = { ...shared, isRequired, optionalLabel, width, range: span, onBlur: checkOrder };
  return (
    <fieldset {...mergeProps({ className: styles.root, onBlur: onLeave(onBlur) }, native)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.fields}>
        <DateField
          {...field}
          ref={ref}
          id={id}
          name={startName}
          defaultValue={defaultValue?.from}
          label={fromLabel ?? rangeWords.fromLabel}
          value={span.from}
          onChange={(from) => change({ from })}
          errorMessage={fromErrorMessage}
        />
        <DateField
          {...field}
          id={id && `${id}-to`}
          name={endName}
          defaultValue={defaultValue?.to}
          label={toLabel ?? rangeWords.toLabel}
          value={span.to}
          onChange={(to) => change({ to })}
          errorMessage={toErrorMessage ?? orderError}
        />
      </div>
    </fieldset>
  );
}
