const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'ENOSPC',
  // PostgreSQL: shutting down, crash recovery, starting up, too many connections, statement timeout,
  // disk full.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
  '53100',
]);

/** Returns whether an error, or its cause, means that the database cannot be reached or cannot write at present. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && unavailableCodes.has(code)) return true;
  // The socket file of a PostgreSQL on the same machine is removed when it stops.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  if (/^Connection terminated|^timeout exceeded when trying to connect/.test(error.message)) {
    return true;
  }
  return isDatabaseUnavailable(error.cause);
}
