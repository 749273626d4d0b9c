import type { DateWords } from '@temple-land/ui';
import type { Language } from '@temple-land/portal-core';
import type { TFunction } from 'i18next';
import { formatLongDate, monthName, weekdayName } from './dateNames.ts';

/** Returns the words of date fields in a language, with texts of the namespace `common`. */
export const createDateWords = (
  t: TFunction<['common', 'specification']>,
  language: Language,
): DateWords => ({
  locale: `${language}-IN`,
  dayLabel: t('common:date.day'),
  monthLabel: t('common:date.month'),
  yearLabel: t('common:date.year'),
  dayHint: t('common:date.day.hint'),
  monthHint: t('common:date.month.hint'),
  yearHint: t('common:date.year.hint'),
  emptyText: t('common:date.empty'),
  openLabel: t('common:date.open'),
  closeLabel: t('common:shell.close'),
  previousLabel: t('common:date.previous'),
  nextLabel: t('common:date.next'),
  incompleteMessage: t('common:date.incomplete'),
  tooEarlyMessage: (minValue) =>
    t('common:date.tooEarly', { day: formatLongDate(language, minValue) }),
  tooLateMessage: (maxValue) =>
    t('common:date.tooLate', { day: formatLongDate(language, maxValue) }),
  weekdays: Array.from({ length: 7 }, (_, index) => weekdayName(language, index, 'short')),
  monthText: (number, year) =>
    [monthName(language, number, 'long'), year].filter(Boolean).join(' '),
  dayText: (text, { isToday, isSelected }) =>
    [
      formatLongDate(language, text),
      isToday ? t('common:date.today') : '',
      isSelected ? t('common:date.selected') : '',
    ]
      .filter(Boolean)
      .join(', '),
});
