const shares = [3, 10, 30];

// Rounded before, because a third of 2.4 is a little less than 0.8 here.
const toOneDigit = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return Number((Math.floor(Number((value / power).toPrecision(6))) * power).toPrecision(1));
};

/**
 * Returns the least acres of each class of a map, most land first: a third, a tenth and a thirtieth of the largest
 * place, rounded down to one digit, and nothing.
 */
export function getAcreClasses(areas: readonly number[]): readonly number[] {
  const most = Math.max(0, ...areas);
  const classes = most === 0 ? [] : shares.map((share) => toOneDigit(most / share));
  return [...new Set(classes), 0];
}

/** Returns the class of an area: 0 for most land. */
export const getAcreClass = (area: number, classes: readonly number[]): number =>
  classes.findIndex((least) => area >= least);
