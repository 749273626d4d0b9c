import type { DateWords } from '@temple-land/ui';
import { useMemo } from 'react';
import { dayInWords, monthName, weekdayName } from '../i18n/dateNames.ts';
import { useText } from '../i18n/useText.ts';

/** Gives what the date fields say, and the locale they say it in. */
export function useDateWords(): { words: DateWords; locale: string } {
  const { t, language } = useText();
  return useMemo(() => {
    const locale = `${language}-IN`;
    const words: DateWords = {
      dayLabel: t('date.day'),
      monthLabel: t('date.month'),
      yearLabel: t('date.year'),
      dayHint: t('date.day.hint'),
      monthHint: t('date.month.hint'),
      yearHint: t('date.year.hint'),
      emptyText: t('date.empty'),
      openLabel: t('date.open'),
      closeLabel: t('shell.close'),
      previousLabel: t('date.previous'),
      nextLabel: t('date.next'),
      weekdays: Array.from({ length: 7 }, (_, index) => weekdayName(language, index, 'short')),
      monthText: (number, year) =>
        [monthName(language, number, 'long'), year].filter(Boolean).join(' '),
      dayText: (text, { isToday, isSelected }) =>
        [
          dayInWords(language, text),
          isToday ? t('date.today') : '',
          isSelected ? t('date.selected') : '',
        ]
          .filter(Boolean)
          .join(', '),
    };
    return { words, locale };
  }, [t, language]);
}
