import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a runner found: how many tests passed, and of each that did not its name and first words. */
export interface Report {
  passed: number;
  failures: string[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { status: string; results: Run[] }[] }[];
}

interface Run {
  error?: { message?: string };
}

const firstWords = (message = '') =>
  stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').slice(0, 300);

function read<Shape>(path: string): Partial<Shape> {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Shape) : {};
}

/** Reads the report that vitest wrote to a file. */
export function vitestReport(path: string): Report {
  const { numPassedTests = 0, testResults = [] } = read<{
    numPassedTests: number;
    testResults: VitestFile[];
  }>(path);
  return { passed: numPassedTests, failures: testResults.flatMap(failuresOfFile) };
}

function failuresOfFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = basename(name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}: ${firstWords(message)}`];
  return failed.map(
    (test) => `${file} > ${test.fullName}: ${firstWords(test.failureMessages.join(' '))}`,
  );
}

/** Reads the report that Playwright wrote to a file; a test that passed at the second try failed. */
export function playwrightReport(path: string): Report {
  const { stats, suites = [] } = read<{
    stats: { expected: number };
    suites: PlaywrightSuite[];
  }>(path);
  return { passed: stats?.expected ?? 0, failures: suites.flatMap(failuresOfSuite) };
}

function failuresOfSuite({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const fault = results.find(({ error }) => error)?.error?.message;
        return `${file} > ${title}: ${firstWords(fault)}`;
      }),
  );
  return [...own, ...suites.flatMap(failuresOfSuite)];
}
