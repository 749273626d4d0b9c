const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  // PostgreSQL: shutting down, crash recovery, starting up, too many connections, statement timeout.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '57014',
]);

/** Tells whether an error, or what caused it, means that the database cannot be reached just now. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== undefined && awayCodes.has(code)) return true;
  if (/^Connection terminated|^timeout exceeded when trying to connect/.test(error.message)) {
    return true;
  }
  return isDatabaseAway(error.cause);
}
