import type { Report } from './reports.ts';

/** How a step of the check ended: its exit code, or why it could not be run at all, and what its runner wrote. */
export interface Ending {
  name: string;
  code: number | Error;
  /** Undefined when the runner should have written a report and did not. */
  told: Report | undefined;
}

const nothing: Report = { passed: 0, failures: [], shaky: [] };

function complaintOf({ name, code, told }: Ending): string[] {
  if (code instanceof Error) return [`${name} could not be run: ${code.message}`];
  if (told !== undefined && told.failures.length > 0) return [];
  if (code !== 0) return [`${name} ended with exit code ${code}`];
  if (told === undefined) return [`${name} wrote no report`];
  return told.passed === 0 ? [`${name} ran no test`] : [];
}

/**
 * Gives what a step comes to. A runner that fails without naming a test (a file that does not load, a
 * crash), writes no report or runs no test counts as one failure beside what it told.
 */
export function tallyOf(ending: Ending): Report {
  const told = ending.told ?? nothing;
  return { ...told, failures: [...told.failures, ...complaintOf(ending)] };
}

/** A step's name, what it comes to, and how many seconds it took. */
export interface Done {
  name: string;
  report: Report;
  seconds: number;
}

const counted = (passed: number, failed: number) => `${passed} passed, ${failed} failed`;
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Gives the lines with which the check ends: each step, what needed a second try, what failed, and one count. */
export function closingLines(done: readonly Done[]): string[] {
  const reports = done.map(({ report }) => report);
  const failures = reports.flatMap((report) => report.failures);
  return [
    ...done.map(
      ({ name, report, seconds }) =>
        `${name}: ${counted(report.passed, report.failures.length)} (${seconds} s)`,
    ),
    ...reports.flatMap(({ shaky }) => shaky.map((test) => `SECOND TRY ${test}`)),
    ...failures.map((failure) => `FAILED ${failure}`),
    counted(sum(reports.map(({ passed }) => passed)), failures.length),
  ];
}
