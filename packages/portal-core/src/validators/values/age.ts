const adultYears = 18;
const indianOffsetMs = 5.5 * 3_600_000;

const getIndianDay = (moment: Date) => new Date(moment.getTime() + indianOffsetMs).toISOString();

/** Returns the year in India at a moment. */
export const getIndianYear = (moment: Date): number => Number(getIndianDay(moment).slice(0, 4));

/** Returns whether a person born on a day, yyyy-MM-dd, is at least 18 years old at a moment, by the day in India. */
export const isAdult = (birthDate: string, moment: Date): boolean =>
  birthDate <= `${getIndianYear(moment) - adultYears}${getIndianDay(moment).slice(4, 10)}`;

/** Returns whether a day, yyyy-MM-dd, is that of a moment in India or an earlier one. */
export const isPastDay = (day: string, moment: Date): boolean =>
  day <= getIndianDay(moment).slice(0, 10);
