import type { TestReport } from './reports.ts';

/** The end of a step: its exit code, or the reason why it could not be started, and the report of its runner. */
export interface Ending {
  name: string;
  code: number | Error;
  /** Undefined if the expected report is missing. */
  told: TestReport | undefined;
}

const nothing: TestReport = { passed: 0, failures: [], shaky: [] };

function complaintOf({ name, code, told }: Ending): string[] {
  if (code instanceof Error) return [`${name} could not be run: ${code.message}`];
  if (told !== undefined && told.failures.length > 0) return [];
  if (code !== 0) return [`${name} ended with exit code ${code}`];
  if (told === undefined) return [`${name} wrote no report`];
  return told.passed === 0 ? [`${name} ran no test`] : [];
}

/**
 * Returns the result of a step. A runner that fails without naming a test (a file that cannot be loaded, a
 * crash), writes no report or runs no test counts as one additional failure.
 */
export function summarizeStep(ending: Ending): TestReport {
  const told = ending.told ?? nothing;
  return { ...told, failures: [...told.failures, ...complaintOf(ending)] };
}

/** A finished step: its name, result and duration in seconds. */
export interface Done {
  name: string;
  report: TestReport;
  seconds: number;
}

const counted = (passed: number, failed: number) => `${passed} passed, ${failed} failed`;
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** Returns the last lines of the check: each step, the retried and failed tests, and one total. */
export function formatSummary(done: readonly Done[]): string[] {
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
