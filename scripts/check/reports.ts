import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { getErrorsPath } from './errorsReporter.ts';

/** The result of a test runner: the number of passed tests, and the failed and retried ones with name and first line. */
export interface TestReport {
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

interface VitestResults {
  numPassedTests: number;
  testResults: VitestFile[];
}

interface VitestErrors {
  messages: string[];
  unended: string[];
}

interface PlaywrightResults {
  stats: { expected: number; flaky: number };
  suites: PlaywrightSuite[];
  /** Errors outside tests: a server that does not start, a file that cannot be loaded. */
  errors: { message?: string }[];
}

/** Reads a runner's JSON report; undefined if it is missing or incomplete. */
function read<Shape>(path: string): Shape | undefined {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Shape;
  } catch {
    return undefined;
  }
}

/** Reads the report of vitest from a file, with the errors outside its tests; undefined if there is none. */
export function vitestReport(path: string): TestReport | undefined {
  const results = read<VitestResults>(path);
  if (results === undefined) return undefined;
  const { numPassedTests, testResults } = results;
  return {
    passed: numPassedTests,
    failures: [...testResults.flatMap(failuresOfFile), ...readErrors(path)],
    shaky: testResults.flatMap(shakyOfFile),
  };
}

function readErrors(path: string): string[] {
  const errors = read<VitestErrors>(getErrorsPath(path));
  if (errors === undefined) return [];
  return [
    ...errors.messages.map((message) => `outside every test: ${firstWords(message)}`),
    ...errors.unended.map((tests) => `not ended: ${tests}`),
  ];
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

/** Reads the report of Playwright from a file; undefined if there is none. */
export function playwrightReport(path: string): TestReport | undefined {
  const results = read<PlaywrightResults>(path);
  if (results === undefined) return undefined;
  const { stats, suites, errors } = results;
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...suites.flatMap((suite) => named(suite, 'unexpected')),
      ...errors.map(({ message }) => `outside every test: ${firstWords(message)}`),
    ],
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
