import type { Language } from '@temple-land/portal-core';
import { localizeDigits } from './digits.ts';

type Width = 'short' | 'long';
type Names = Readonly<Record<Width, readonly string[]>>;

const splitNames = (text: string) => text.split(' ');

// Not from Intl: Chromium has no Odia names, and creating its formatter takes 20 ms on a slow phone.
const months: Readonly<Record<Language, Names>> = {
  en: {
    long: splitNames(
      'January February March April May June July August September October November December',
    ),
    short: splitNames('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
  },
  or: {
    long: splitNames('ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର'),
    short: splitNames('ଜାନୁ ଫେବୃ ମାର୍ଚ୍ଚ ଅପ୍ରେ ମଇ ଜୁନ ଜୁଲାଇ ଅଗ ସେପ୍ଟେ ଅକ୍ଟୋ ନଭେ ଡିସେ'),
  },
  hi: {
    long: splitNames('जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'),
    short: splitNames('जन॰ फ़र॰ मार्च अप्रैल मई जून जुल॰ अग॰ सित॰ अक्टू॰ नव॰ दिस॰'),
  },
};
const weekdays: Readonly<Record<Language, Names>> = {
  en: {
    long: splitNames('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
    short: splitNames('Sun Mon Tue Wed Thu Fri Sat'),
  },
  or: {
    long: splitNames('ରବିବାର ସୋମବାର ମଙ୍ଗଳବାର ବୁଧବାର ଗୁରୁବାର ଶୁକ୍ରବାର ଶନିବାର'),
    short: splitNames('ରବି ସୋମ ମଙ୍ଗଳ ବୁଧ ଗୁରୁ ଶୁକ୍ର ଶନି'),
  },
  hi: {
    long: splitNames('रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'),
    short: splitNames('रवि सोम मंगल बुध गुरु शुक्र शनि'),
  },
};

/** Returns the name of a month, 1 to 12, in a language of the portal. */
export const monthName = (language: Language, month: number, width: Width): string =>
  months[language][width][month - 1] ?? '';

/** Returns the name of a day of the week, 0 (Sunday) to 6, in a language of the portal. */
export const weekdayName = (language: Language, weekday: number, width: Width): string =>
  weekdays[language][width][weekday] ?? '';

/** Formats a day `YYYY-MM-DD` with its weekday and month name, for example "Sunday, 22 November 2026". */
export function formatLongDate(language: Language, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const month = monthName(language, date.getUTCMonth() + 1, 'long');
  const weekday = weekdayName(language, date.getUTCDay(), 'long');
  return localizeDigits(`${weekday}, ${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`);
}
