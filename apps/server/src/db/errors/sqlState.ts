/** Tells whether the database, or what caused its error, names an SQLSTATE of this shape. */
function hasState(error: unknown, shape: RegExp): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && shape.test(code)) || hasState(error.cause, shape);
}

/**
 * Tells whether the database refused a value that a caller sent, such as a number or a day beyond its
 * range: SQLSTATE class 22, data exception.
 */
export function isInvalidValue(error: unknown): boolean {
  return hasState(error, /^22\w{3}$/);
}

/** Tells whether a row was refused because another one has the same unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return hasState(error, /^23505$/);
}

/** Tells whether a row was refused because it names a row that does not exist, or breaks a check. */
export function isConstraintViolation(error: unknown): boolean {
  return hasState(error, /^235(03|14)$/);
}
