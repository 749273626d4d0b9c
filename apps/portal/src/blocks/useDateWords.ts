import type { DateWords } from '@temple-land/ui';
import { useMemo } from 'react';
import { useText } from '../i18n/useText.ts';

const utc = { timeZone: 'UTC' } as const;
const firstSunday = Date.UTC(2026, 0, 4);
const dayMs = 86_400_000;

/** Gives what the date fields say, and the locale they say it in. */
export function useDateWords(): { words: DateWords; locale: string } {
  const { t, language } = useText();
  return useMemo(() => {
    const locale = `${language}-IN`;
    const named = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { ...options, ...utc });
    const [month, weekday] = [named({ month: 'long' }), named({ weekday: 'short' })];
    const day = named({ dateStyle: 'full' });
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
      weekdays: Array.from({ length: 7 }, (_, index) =>
        weekday.format(new Date(firstSunday + index * dayMs)),
      ),
      monthText: (number, year) =>
        [month.format(new Date(Date.UTC(2026, number - 1, 1))), year].filter(Boolean).join(' '),
      dayText: (text, { isToday, isSelected }) =>
        [
          day.format(new Date(`${text}T00:00:00Z`)),
          isToday ? t('date.today') : '',
          isSelected ? t('date.selected') : '',
        ]
          .filter(Boolean)
          .join(', '),
    };
    return { words, locale };
  }, [t, language]);
}
