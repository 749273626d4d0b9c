import { useId, useState } from 'react';
import { DateField, type DateFieldProps, type DaySpan } from '../DateField/DateField.tsx';
import * as styles from './DateRange.css.ts';

type SharedProp = 'words' | 'locale' | 'format' | 'min' | 'max' | 'today' | 'isDisabled';

/** The props of `DateRange`. */
export interface DateRangeProps extends Pick<DateFieldProps, SharedProp> {
  /** Id of the first field; "-to" is appended for the second one. */
  id?: string;
  /** Name of the two fields together. */
  label: string;
  fromLabel: string;
  toLabel: string;
  /** Marks both fields as optional, for example "(optional)". */
  optionalLabel?: string;
  /** First and last day as yyyy-MM-dd, '' for none. */
  value?: DaySpan;
  defaultValue?: DaySpan;
  onValue?: (value: DaySpan) => void;
  /** Error of the last day if it is before the first one. */
  orderMessage: string;
  fromErrorMessage?: string;
  toErrorMessage?: string;
}

const empty: DaySpan = { from: '', to: '' };

const isReversed = ({ from, to }: DaySpan) => from !== '' && to !== '' && to < from;

/** Two date fields for the first and the last day of a range. */
export function DateRange(props: DateRangeProps) {
  const { label, fromLabel, toLabel, optionalLabel, onValue, orderMessage } = props;
  const { words, locale, format, min, max, today, isDisabled } = props;
  const [ownValue, setOwnValue] = useState(props.defaultValue ?? empty);
  const [isOrderChecked, setIsOrderChecked] = useState(false);
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const span = props.value ?? ownValue;
  const change = (part: Partial<DaySpan>) => {
    const next = { ...span, ...part };
    setOwnValue(next);
    if (!isReversed(next)) setIsOrderChecked(false);
    onValue?.(next);
  };
  const orderError = isOrderChecked && isReversed(span) ? orderMessage : undefined;
  const shared = { words, locale, format, min, max, today, isDisabled, optionalLabel };
  const field = { ...shared, range: span, onBlur: () => setIsOrderChecked(isReversed(span)) };
  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.fields}>
        <DateField
          {...field}
          id={id}
          label={fromLabel}
          value={span.from}
          onValue={(from) => change({ from })}
          errorMessage={props.fromErrorMessage}
        />
        <DateField
          {...field}
          id={`${id}-to`}
          label={toLabel}
          value={span.to}
          onValue={(to) => change({ to })}
          errorMessage={props.toErrorMessage ?? orderError}
        />
      </div>
    </fieldset>
  );
}
