import type { DateWords } from './dates.ts';

const toUtcDate = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day));

const englishFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' });

/** English texts of the date stories. */
export const englishWords: DateWords = {
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
  monthText: (month, year) =>
    englishFormat(
      year === undefined ? { month: 'long' } : { month: 'long', year: 'numeric' },
    ).format(toUtcDate(year ?? 2026, month, 1)),
  dayText: (day, { isToday, isSelected, isInRange }) => {
    const name = englishFormat({ dateStyle: 'full' }).format(new Date(`${day}T00:00:00Z`));
    const notes = [
      isToday && 'today',
      isSelected && 'chosen',
      isInRange && !isSelected && 'in the range',
    ];
    return [name, ...notes].filter(Boolean).join(', ');
  },
};

const odiaMonths = 'ଜାନୁଆରୀ ଫେବୃଆରୀ ମାର୍ଚ୍ଚ ଅପ୍ରେଲ ମଇ ଜୁନ ଜୁଲାଇ ଅଗଷ୍ଟ ସେପ୍ଟେମ୍ବର ଅକ୍ଟୋବର ନଭେମ୍ବର ଡିସେମ୍ବର'.split(
  ' ',
);
const hindiMonths = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

function createDateTexts(months: readonly string[], today: string, selected: string) {
  const monthText: DateWords['monthText'] = (month, year) =>
    [months[month - 1], year].filter(Boolean).join(' ');
  const dayText: DateWords['dayText'] = (day, { isToday, isSelected }) => {
    const [year, month, date] = day.split('-').map(Number);
    const name = `${date} ${monthText(month ?? 1, year)}`;
    return [name, isToday && today, isSelected && selected].filter(Boolean).join(', ');
  };
  return { monthText, dayText };
}

/** Odia texts of the date stories. */
export const odiaWords: DateWords = {
  dayLabel: 'ଦିନ',
  monthLabel: 'ମାସ',
  yearLabel: 'ବର୍ଷ',
  dayHint: 'ଦିନ',
  monthHint: 'ମାସ',
  yearHint: 'ବର୍ଷ',
  emptyText: 'ଖାଲି',
  openLabel: 'କ୍ୟାଲେଣ୍ଡରରୁ ବାଛନ୍ତୁ',
  closeLabel: 'କ୍ୟାଲେଣ୍ଡର ବନ୍ଦ କରନ୍ତୁ',
  previousLabel: 'ପୂର୍ବ ମାସ',
  nextLabel: 'ପରବର୍ତ୍ତୀ ମାସ',
  weekdays: ['ରବି', 'ସୋମ', 'ମଙ୍ଗଳ', 'ବୁଧ', 'ଗୁରୁ', 'ଶୁକ୍ର', 'ଶନି'],
  ...createDateTexts(odiaMonths, 'ଆଜି', 'ବଛାଯାଇଛି'),
};

/** Hindi texts of the date stories. */
export const hindiWords: DateWords = {
  dayLabel: 'दिन',
  monthLabel: 'महीना',
  yearLabel: 'वर्ष',
  dayHint: 'दिन',
  monthHint: 'माह',
  yearHint: 'वर्ष',
  emptyText: 'खाली',
  openLabel: 'कैलेंडर से चुनें',
  closeLabel: 'कैलेंडर बंद करें',
  previousLabel: 'पिछला महीना',
  nextLabel: 'अगला महीना',
  weekdays: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'],
  ...createDateTexts(hindiMonths, 'आज', 'चुना गया'),
};
