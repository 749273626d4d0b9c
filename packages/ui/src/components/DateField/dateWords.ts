/** The state of a day in the calendar. */
export interface DayState {
  isToday: boolean;
  isSelected: boolean;
  /** The day is in the highlighted range. */
  isInRange: boolean;
}

/** The texts of a date field except its label, and their language. */
export interface DateWords {
  /** For example "or-IN". */
  locale: string;
  dayLabel: string;
  monthLabel: string;
  yearLabel: string;
  /** Placeholder of an empty day, for example "dd". */
  dayHint: string;
  monthHint: string;
  yearHint: string;
  /** Value text of an empty segment for screen readers, for example "empty". */
  emptyText: string;
  /** Name of the button that opens the calendar. */
  openLabel: string;
  /** Name of the hidden buttons with which a screen reader closes the calendar. */
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  /** Short names of the days of the week, from Sunday. */
  weekdays: readonly string[];
  /** Returns the name of a month, 1 to 12, with its year if one is given. */
  monthText: (month: number, year?: number) => string;
  /** Returns the full name of a day, given as yyyy-MM-dd, with its state. */
  dayText: (day: string, state: DayState) => string;
  /** Error of a date of which only some parts are filled. */
  incompleteMessage: string;
  /** Returns the error of a date before `minValue`, given as yyyy-MM-dd. */
  tooEarlyMessage: (minValue: string) => string;
  /** Returns the error of a date after `maxValue`, given as yyyy-MM-dd. */
  tooLateMessage: (maxValue: string) => string;
}
