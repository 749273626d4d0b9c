/** Logs a failure that is not shown to the user in the browser's console (spec 8, "only logged"). */
export function logToConsole(what: string, error: unknown): void {
  globalThis.console.info(what, error instanceof Error ? error.message : error);
}
