import { formatIndianDate, type Language } from '@temple-land/portal-core';
import { localizeDigits } from '../../i18n/digits.ts';
import { monthName } from '../../i18n/dateNames.ts';

/** Returns the day of a notice, 01 to 31, and its month and year as text, in Indian time. */
export function formatNoticeDate(iso: string, language: Language): [day: string, month: string] {
  const [year = '', month = '', day = ''] = formatIndianDate(new Date(iso)).split('-');
  const name = monthName(language, Number(month), 'short');
  return [localizeDigits(day), `${name} ${localizeDigits(year)}`];
}
