import type { TestApp } from './makeApp.ts';

/** Collects the log of a running application, line by line, instead of the standard output. */
export function collectLog({ app }: Pick<TestApp, 'app'>): string[] {
  const lines: string[] = [];
  const log = app.log as unknown as Record<symbol, unknown>;
  const stream = Object.getOwnPropertySymbols(log).find((key) => key.description === 'pino.stream');
  if (stream === undefined) throw new Error('The log has no stream to listen to.');
  log[stream] = { write: (line: string) => lines.push(line) };
  return lines;
}

/** A line of the security log. */
export interface SecurityLine {
  security: string;
  ip: string;
  call?: string;
  userId?: number;
  subject?: string;
  reason?: string | number;
}

/** Removes the lines of the security log from the log and returns them, oldest first. */
export const removeSecurityLines = (log: string[]): SecurityLine[] =>
  log
    .splice(0)
    .map((line) => JSON.parse(line) as Partial<SecurityLine>)
    .filter((line): line is SecurityLine => line.security !== undefined);
