/**
 * Returns whether a change of an account needs approval by a second administrator: always, except for a citizen who
 * stays a citizen. `before` is undefined for a new account.
 */
export const needsSecondAdministrator = (before: string | undefined, after: string): boolean =>
  (before ?? after) !== 'CI' || after !== 'CI';
