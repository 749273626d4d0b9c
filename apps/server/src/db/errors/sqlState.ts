/** Returns whether an error, or its cause, has an SQLSTATE that matches the pattern. */
function hasState(error: unknown, shape: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && shape.test(code)) || hasState(error.cause, shape);
}

/**
 * Returns whether the database refused a value, such as a number or a day out of range: SQLSTATE class 22, data
 * exception.
 */
export function isInvalidValue(error: unknown): boolean {
  return hasState(error, /^22\w{3}$/);
}

/** Returns whether a row was refused by a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return hasState(error, /^23505$/);
}

/** Returns whether a row was refused by a foreign key or a check constraint. */
export function isConstraintViolation(error: unknown): boolean {
  return hasState(error, /^235(03|14)$/);
}
