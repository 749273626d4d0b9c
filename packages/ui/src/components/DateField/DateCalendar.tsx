'use client';
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
import { useReplacedAnnouncement } from '../Field/useReplacedAnnouncement.ts';
import { useDigits } from '../../dictionaries/dictionaryContext.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { DateWords } from './dateWords.ts';
import * as styles from './DateField.css.ts';
import { parseDateText } from './dates.ts';

/** A first and a last day as yyyy-MM-dd, '' for none. */
export interface DaySpan {
  from: string;
  to: string;
}

/** The props of `DateCalendar`. */
export interface DateCalendarProps {
  words: DateWords;
  /** The day that is marked as today. */
  today: string;
  minValue?: string | undefined;
  maxValue?: string | undefined;
  /** Days to highlight. */
  range?: DaySpan | undefined;
}

function getRangePosition(day: string, range: DaySpan | undefined) {
  if (range === undefined) return undefined;
  const { from, to } = range;
  if (day === from || day === to) return 'end';
  return from !== '' && from < day && day < to ? 'inside' : undefined;
}

function Day({ date, words, today, range }: DateCalendarProps & { date: CalendarDate }) {
  const day = date.toString();
  const rangePosition = getRangePosition(day, range);
  const isToday = day === today;
  const digits = useDigits();
  return (
    <CalendarCell
      date={date}
      className={styles.day}
      render={(cell, { isSelected }) => (
        <div
          {...cell}
          aria-label={words.dayText(day, {
            isToday,
            isSelected,
            isInRange: rangePosition !== undefined,
          })}
          aria-current={isToday ? 'date' : undefined}
          data-range={rangePosition}
        />
      )}
    >
      {digits(date.day)}
    </CalendarCell>
  );
}

const getMonthTitle = (words: DateWords, { month, year }: CalendarDate) =>
  words.monthText(month, year);

function Month(props: DateCalendarProps) {
  const { words } = props;
  const state = useContext(CalendarStateContext);
  const title = state ? getMonthTitle(words, state.visibleRange.start) : '';
  const selected = state?.value?.toString();
  // React Aria announces the month after its buttons, and the selected day, with which the calendar closes.
  useReplacedAnnouncement(() => (state?.isFocused === true ? '' : title), [title, selected]);
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" aria-label={words.previousLabel} className={styles.monthButton}>
          <Icon of={ChevronLeft} />
        </Button>
        <h2 className={styles.month}>{title}</h2>
        <Button slot="next" aria-label={words.nextLabel} className={styles.monthButton}>
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

/** A calendar of one month; opens at the selected day, the highlighted range or today. */
export function DateCalendar(props: DateCalendarProps) {
  const { words, minValue, maxValue, today, range } = props;
  const isEmpty = useContext(DatePickerStateContext)?.value === null;
  const focusedDate = [range?.from, range?.to, today]
    .map((day) => parseDateText(day ?? ''))
    .find(Boolean);
  return (
    <Calendar
      className={styles.calendar}
      minValue={parseDateText(minValue ?? '')}
      maxValue={parseDateText(maxValue ?? '')}
      defaultFocusedValue={isEmpty ? focusedDate : undefined}
      firstDayOfWeek="sun"
      render={(calendar, { state }) => (
        <div {...calendar} aria-label={getMonthTitle(words, state.visibleRange.start)} />
      )}
    >
      <Month {...props} />
    </Calendar>
  );
}
