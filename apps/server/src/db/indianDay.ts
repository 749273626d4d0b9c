/** Gives the first moment of a day (yyyy-MM-dd) in Indian time. */
export function indianDay(day: string): Date {
  return new Date(`${day}T00:00:00+05:30`);
}

/** Gives the first moment of the day after a day (yyyy-MM-dd) in Indian time. */
export function nextIndianDay(day: string): Date {
  return new Date(indianDay(day).getTime() + 86_400_000);
}

const yearFormat = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', year: 'numeric' });

/** Gives the year of a moment in Indian time. */
export function indianYear(moment: Date): number {
  return Number(yearFormat.format(moment));
}

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Gives the day of a moment in Indian time as yyyy-MM-dd. */
export function indianDate(moment: Date): string {
  return dayFormat.format(moment);
}
