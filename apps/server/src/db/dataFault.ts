/**
 * Tells whether the database refused a value that a caller sent, such as a number or a day beyond its
 * range: SQLSTATE class 22, data exception.
 */
export function isDataFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && /^22\w{3}$/.test(code)) || isDataFault(error.cause);
}
