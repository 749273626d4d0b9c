import { createInterface } from 'node:readline/promises';

/** The exit codes of the operator's command. */
export const exitCodes = { done: 0, failed: 1, usage: 2, faults: 3 } as const;

/** The option of every command that reports something. */
export interface ReportOptions {
  json?: boolean;
}

/** Prints a report as one JSON object, or as lines for people. */
export function printReport(
  { json }: ReportOptions,
  report: object,
  lines: readonly string[],
): void {
  console.log(json ? JSON.stringify(report, undefined, 2) : lines.join('\n'));
}

/** Returns the message of an error; of a failed query only the reason, because its text contains values. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isQuery = error.message.startsWith('Failed query');
  return isQuery ? `The database refused a change: ${messageOf(error.cause)}` : error.message;
}

/** Prints the message of an error on the standard error stream. */
export function printError(error: unknown): void {
  console.error(messageOf(error));
}

/** Returns lines in which the values are aligned behind their labels. */
export function alignLabels(rows: readonly (readonly [label: string, value: string])[]): string[] {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`);
}

/** Returns the seconds since a moment of performance.now(), with one digit. */
export const secondsSince = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

/** A question to the operator. */
export interface Question {
  label: string;
  fallback?: string;
  /** Returns what is wrong with an answer. */
  check?: (answer: string) => string | undefined;
}

/** Asks questions one after another on a terminal. */
export interface Prompt {
  ask(question: Question): Promise<string>;
  close(): void;
}

/** Returns a prompt; undefined when nobody sits at the terminal. */
export function openPrompt(): Prompt | undefined {
  if (!process.stdin.isTTY) return undefined;
  const reader = createInterface({ input: process.stdin, output: process.stderr });
  const ask = async ({ label, fallback = '', check }: Question): Promise<string> => {
    for (;;) {
      const shown = fallback === '' ? label : `${label} [${fallback}]`;
      const answer = (await reader.question(`${shown}: `)).trim() || fallback;
      const problem = check?.(answer);
      if (problem === undefined) return answer;
      process.stderr.write(`  ${problem}\n`);
    }
  };
  return { ask, close: () => reader.close() };
}

const progressEveryMs = 250;

/** Returns a function that shows how far long work is in one line of a terminal; elsewhere it shows nothing. */
export function createProgress(): { show(line: string): void; end(): void } {
  const { stderr } = process;
  let shownAt = 0;
  const write = (line: string) => stderr.isTTY && stderr.write(`\r\u001B[K${line}`);
  return {
    show: (line) => {
      if (performance.now() - shownAt < progressEveryMs) return;
      shownAt = performance.now();
      write(line);
    },
    end: () => write(''),
  };
}
