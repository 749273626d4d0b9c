/** Writes a failure that the user is not told about to the browser's log (spec 8, "only logged"). */
export function logFailure(what: string, error: unknown): void {
  globalThis.console.info(what, error instanceof Error ? error.message : error);
}
