import type { Language } from '@temple-land/portal-core';

const day = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', day: '2-digit' });

/** Gives the day of a notice, 01 to 31, and its month and year in words, in Indian time. */
export function noticeDayAndMonth(iso: string, language: Language): [day: string, month: string] {
  const moment = new Date(iso);
  const month = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, {
    timeZone: 'Asia/Kolkata',
    month: 'short',
    year: 'numeric',
  });
  return [day.format(moment), month.format(moment)];
}

/** Gives the plain text of a notice's HTML, for one line of a list. */
export function plainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
