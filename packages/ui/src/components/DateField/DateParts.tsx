import { GregorianCalendar } from '@internationalized/date';
import { useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { DatePickerAria } from 'react-aria/useDatePicker';
import {
  useDateFieldState,
  type DateFieldState,
  type DateSegment,
} from 'react-stately/useDateFieldState';
import * as styles from './DateField.css.ts';
import type { DateFormat, DateWords } from './dates.ts';

interface Shared {
  words: DateWords;
  format: DateFormat;
}

/** What the typed parts of a date take: their words, how they are written, and what the field gives them. */
export interface DatePartsProps extends Shared {
  fieldProps: DatePickerAria['fieldProps'];
}

interface PartProps extends Shared {
  segment: DateSegment;
  state: DateFieldState;
}

function partWords(words: DateWords, { type, text, value }: DateSegment) {
  if (type === 'day') return { label: words.dayLabel, hint: words.dayHint, spoken: text };
  if (type === 'year') return { label: words.yearLabel, hint: words.yearHint, spoken: text };
  return { label: words.monthLabel, hint: words.monthHint, spoken: words.monthText(value ?? 1) };
}

function Part({ segment, state, words }: PartProps) {
  const part = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, part);
  const { label, hint, spoken } = partWords(words, segment);
  const valueText = segment.isPlaceholder ? words.emptyText : spoken;
  return (
    <span
      {...segmentProps}
      ref={part}
      className={styles.part}
      data-type={segment.type}
      data-placeholder={segment.isPlaceholder || undefined}
      aria-label={label}
      aria-valuetext={segmentProps['aria-valuetext'] === undefined ? undefined : valueText}
    >
      {segment.isPlaceholder ? hint : segment.text}
    </span>
  );
}

// The working locale is of this calendar; the others would be loaded for nothing.
const createCalendar = () => new GregorianCalendar();

/** Day, month and year, each typed or stepped through with the arrows. */
export function DateParts({ fieldProps, ...shared }: DatePartsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { locale } = useLocale();
  const state = useDateFieldState({ ...fieldProps, locale, createCalendar });
  const own = useDateField(fieldProps, state, box).fieldProps;
  return (
    <div
      {...own}
      ref={box}
      className={styles.parts}
      data-invalid={state.isInvalid || undefined}
      data-disabled={state.isDisabled || undefined}
    >
      {state.segments.map((segment, place) =>
        segment.type === 'literal' ? (
          <span key={place} aria-hidden data-type="literal" className={styles.separator}>
            {shared.format[2]}
          </span>
        ) : (
          <Part key={segment.type} {...{ segment, state }} {...shared} />
        ),
      )}
    </div>
  );
}
