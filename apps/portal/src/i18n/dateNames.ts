import type { Language } from '@temple-land/portal-core';

type Width = 'short' | 'long';
type Names = Readonly<Record<Width, readonly string[]>>;

// Chromium has no Odia dates: its Intl answers in English.
const odiaMonths: Names = {
  long: 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର'.split(' '),
  short: 'ଜାନୁ ଫେବୃ ମାର୍ଚ୍ଚ ଅପ୍ରେ ମଇ ଜୁନ ଜୁଲାଇ ଅଗ ସେପ୍ଟେ ଅକ୍ଟୋ ନଭେ ଡିସେ'.split(' '),
};
const odiaWeekdays: Names = {
  long: 'ରବିବାର ସୋମବାର ମଙ୍ଗଳବାର ବୁଧବାର ଗୁରୁବାର ଶୁକ୍ରବାର ଶନିବାର'.split(' '),
  short: 'ରବି ସୋମ ମଙ୍ଗଳ ବୁଧ ଗୁରୁ ଶୁକ୍ର ଶନି'.split(' '),
};

const firstSunday = 4;
const intlName = (language: Language, options: Intl.DateTimeFormatOptions, utc: number) =>
  new Intl.DateTimeFormat(`${language}-IN`, { ...options, timeZone: 'UTC' }).format(utc);

/** Gives the name of a month, 1 to 12, in a language of the portal. */
export function monthName(language: Language, month: number, width: Width): string {
  if (language === 'or') return odiaMonths[width][month - 1] ?? '';
  return intlName(language, { month: width }, Date.UTC(2026, month - 1, 1));
}

/** Gives the name of a day of the week, 0 (Sunday) to 6, in a language of the portal. */
export function weekdayName(language: Language, weekday: number, width: Width): string {
  if (language === 'or') return odiaWeekdays[width][weekday] ?? '';
  return intlName(language, { weekday: width }, Date.UTC(2026, 0, firstSunday + weekday));
}

/** Gives a day `YYYY-MM-DD` in words with its day of the week, as a calendar says it. */
export function dayInWords(language: Language, day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const month = monthName(language, at.getUTCMonth() + 1, 'long');
  const weekday = weekdayName(language, at.getUTCDay(), 'long');
  return `${weekday}, ${at.getUTCDate()} ${month} ${at.getUTCFullYear()}`;
}
