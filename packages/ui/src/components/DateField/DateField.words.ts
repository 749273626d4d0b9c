import { createDateTexts } from './createDateTexts.ts';
import type { DateWords } from './dateWords.ts';

/** The words of `DateField` in English. */
export const dateFieldWords: DateWords = {
  locale: 'en-IN',
  dayLabel: 'Day',
  monthLabel: 'Month',
  yearLabel: 'Year',
  dayHint: 'dd',
  monthHint: 'mm',
  yearHint: 'yyyy',
  emptyText: 'empty',
  openLabel: 'Choose from the calendar',
  closeLabel: 'Close the calendar',
  previousLabel: 'Previous month',
  nextLabel: 'Next month',
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  incompleteMessage: 'Enter the whole date',
  ...createDateTexts({
    months: 'January February March April May June July August September October November December',
    weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    today: 'today',
    selected: 'chosen',
    inRange: 'in the range',
    tooEarly: (firstDay) => `Enter ${firstDay} or a later date`,
    tooLate: (lastDay) => `Enter ${lastDay} or an earlier date`,
  }),
};
