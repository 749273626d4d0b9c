const adultYears = 18;
const indianOffsetMs = 5.5 * 3_600_000;

/** Returns whether a person born on a day, yyyy-MM-dd, is at least 18 years old at a moment, by the day in India. */
export function isAdult(birthDate: string, moment: Date): boolean {
  const today = new Date(moment.getTime() + indianOffsetMs).toISOString();
  const year = Number(today.slice(0, 4)) - adultYears;
  return birthDate <= `${year}${today.slice(4, 10)}`;
}
