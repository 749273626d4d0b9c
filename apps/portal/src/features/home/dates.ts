import { indianDate, type Language } from '@temple-land/portal-core';
import { monthName } from '../../i18n/dateNames.ts';

/** Gives the day of a notice, 01 to 31, and its month and year in words, in Indian time. */
export function noticeDayAndMonth(iso: string, language: Language): [day: string, month: string] {
  const [year = '', month = '', day = ''] = indianDate(new Date(iso)).split('-');
  return [day, `${monthName(language, Number(month), 'short')} ${year}`];
}

/** Gives the plain text of a notice's HTML, for one line of a list. */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
