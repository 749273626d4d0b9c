/** Gives what a search was for, as the record of activity keeps it: what was filled in, in order. */
export const searchRemark = (filter: object): string =>
  Object.values(filter)
    .filter((value) => value !== '')
    .join(' ');
