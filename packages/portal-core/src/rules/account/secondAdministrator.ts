/**
 * Returns whether a change of an account waits for a second administrator: always, but for a citizen who
 * stays one. `before` is undefined for an account that is not made yet.
 */
export const needsSecondAdministrator = (before: string | undefined, after: string): boolean =>
  (before ?? after) !== 'CI' || after !== 'CI';
