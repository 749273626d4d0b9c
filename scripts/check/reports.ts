import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a runner found: how many tests passed, and with name and first words those that did not, or only at the second try. */
export interface Report {
  passed: number;
  failures: string[];
  shaky: string[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: VitestTest[];
}

interface VitestTest {
  fullName: string;
  status: string;
  failureMessages: string[];
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
  return {
    passed: numPassedTests,
    failures: testResults.flatMap(failuresOfFile),
    shaky: testResults.flatMap(shakyOfFile),
  };
}

function failuresOfFile(file: VitestFile): string[] {
  const failed = file.assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && file.status === 'failed') {
    return [`${basename(file.name)}: ${firstWords(file.message)}`];
  }
  return failed.map((test) => wordsOf(file, test));
}

function shakyOfFile(file: VitestFile): string[] {
  return file.assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map((test) => wordsOf(file, test));
}

function wordsOf({ name }: VitestFile, { fullName, failureMessages }: VitestTest): string {
  return `${basename(name)} > ${fullName}: ${firstWords(failureMessages.join(' '))}`;
}

/** Reads the report that Playwright wrote to a file. */
export function playwrightReport(path: string): Report {
  const { stats, suites = [] } = read<{
    stats: { expected: number; flaky: number };
    suites: PlaywrightSuite[];
  }>(path);
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failures: suites.flatMap((suite) => named(suite, 'unexpected')),
    shaky: suites.flatMap((suite) => named(suite, 'flaky')),
  };
}

function named({ suites = [], specs = [] }: PlaywrightSuite, wanted: string): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => {
        const fault = results.find(({ error }) => error)?.error?.message;
        return `${file} > ${title}: ${firstWords(fault)}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => named(suite, wanted))];
}
