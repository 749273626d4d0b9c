import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { DatePickerStateContext } from 'react-aria-components/DatePicker';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './DateField.css.ts';
import { toDate, type DateWords } from './dates.ts';

/** Days from one to another, yyyy-MM-dd; an end may be missing. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The props of `DateCalendar`. */
export interface DateCalendarProps {
  words: DateWords;
  /** The day that counts as today. */
  today: string;
  min?: string;
  max?: string;
  /** Days to paint. */
  range?: DaySpan;
}

function rangePlace(day: string, range: DaySpan | undefined) {
  if (range === undefined) return undefined;
  const { from, to } = range;
  if (day === from || day === to) return 'end';
  return from !== '' && from < day && day < to ? 'inside' : undefined;
}

function Day({ date, words, today, range }: DateCalendarProps & { date: CalendarDate }) {
  const day = date.toString();
  const place = rangePlace(day, range);
  const isToday = day === today;
  return (
    <CalendarCell
      date={date}
      className={styles.day}
      render={(cell, { isSelected }) => (
        <div
          {...cell}
          aria-label={words.dayText(day, { isToday, isSelected, isInRange: place !== undefined })}
          aria-current={isToday ? 'date' : undefined}
          data-range={place}
        />
      )}
    >
      {date.day}
    </CalendarCell>
  );
}

const titleOf = (words: DateWords, { month, year }: CalendarDate) => words.monthText(month, year);

function Month(props: DateCalendarProps) {
  const { words } = props;
  const shown = useContext(CalendarStateContext)?.visibleRange.start;
  const title = shown ? titleOf(words, shown) : '';
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" aria-label={words.previousLabel} className={styles.step}>
          <Icon of={ChevronLeft} />
        </Button>
        <h2 className={styles.month}>{title}</h2>
        <Button slot="next" aria-label={words.nextLabel} className={styles.step}>
          <Icon of={ChevronRight} />
        </Button>
      </div>
      <CalendarGrid
        className={styles.grid}
        render={({ 'aria-labelledby': _button, cellPadding: _old, ...grid }) => (
          <table {...grid} aria-label={title} />
        )}
      >
        <thead aria-hidden>
          <tr>
            {words.weekdays.map((name) => (
              <th key={name} className={styles.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <CalendarGridBody>{(date) => <Day {...props} date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** One month to choose a day from; opens on the chosen day, the painted range or today. */
export function DateCalendar(props: DateCalendarProps) {
  const { words, min, max, today, range } = props;
  const isEmpty = useContext(DatePickerStateContext)?.value === null;
  const near = [range?.from, range?.to, today].map((day) => toDate(day ?? '')).find(Boolean);
  return (
    <Calendar
      className={styles.calendar}
      minValue={toDate(min ?? '')}
      maxValue={toDate(max ?? '')}
      defaultFocusedValue={isEmpty ? near : undefined}
      firstDayOfWeek="sun"
      render={(calendar, { state }) => (
        <div {...calendar} aria-label={titleOf(words, state.visibleRange.start)} />
      )}
    >
      <Month {...props} />
    </Calendar>
  );
}
