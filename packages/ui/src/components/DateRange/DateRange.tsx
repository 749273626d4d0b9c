import { useId, useState } from 'react';
import { DateField, type DateFieldProps, type DaySpan } from '../DateField/DateField.tsx';
import * as styles from './DateRange.css.ts';

type Shared = 'words' | 'locale' | 'format' | 'min' | 'max' | 'today' | 'isDisabled';

/** The props of `DateRange`. */
export interface DateRangeProps extends Pick<DateFieldProps, Shared> {
  /** Id of the first field; the second one has it with "-to" behind. */
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
  /** Stands at the last day when it lies before the first one. */
  orderMessage: string;
  fromErrorMessage?: string;
  toErrorMessage?: string;
}

const empty: DaySpan = { from: '', to: '' };

const isTurned = ({ from, to }: DaySpan) => from !== '' && to !== '' && to < from;

/** A first and a last day, each its own field. */
export function DateRange(props: DateRangeProps) {
  const { label, fromLabel, toLabel, optionalLabel, onValue, orderMessage } = props;
  const { words, locale, format, min, max, today, isDisabled } = props;
  const [own, setOwn] = useState(props.defaultValue ?? empty);
  const [wasLeft, setLeft] = useState(false);
  const made = useId();
  const id = props.id ?? made;
  const span = props.value ?? own;
  const change = (part: Partial<DaySpan>) => {
    const next = { ...span, ...part };
    setOwn(next);
    if (!isTurned(next)) setLeft(false);
    onValue?.(next);
  };
  const orderError = wasLeft && isTurned(span) ? orderMessage : undefined;
  const shared = { words, locale, format, min, max, today, isDisabled, optionalLabel };
  const field = { ...shared, range: span, onBlur: () => setLeft(isTurned(span)) };
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
