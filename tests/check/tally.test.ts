import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightReport, vitestReport } from '../../scripts/check/reports.ts';
import { formatSummary, summarizeStep } from '../../scripts/check/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const told = (passed: number, failures: string[] = []) => ({ passed, failures, shaky: [] });
const failuresOf = (code: number | Error, report: ReturnType<typeof told> | undefined) =>
  summarizeStep({ name: 'unit', code, told: report }).failures;

describe('the result of a step', () => {
  it('is the report of its runner if that explains the exit code', () => {
    expect(failuresOf(0, told(3))).toEqual([]);
    expect(failuresOf(1, told(3, ['a > b: broken']))).toEqual(['a > b: broken']);
  });

  it('has one more failure when the runner failed without naming a test', () => {
    expect(failuresOf(1, told(3))).toEqual(['unit ended with exit code 1']);
    expect(failuresOf(137, undefined)).toEqual(['unit ended with exit code 137']);
  });

  it('is a failure when no test ran, even with exit code 0', () => {
    expect(failuresOf(0, undefined)).toEqual(['unit wrote no report']);
    expect(failuresOf(0, told(0))).toEqual(['unit ran no test']);
  });

  it('is a failure when the runner is missing', () => {
    const failures = failuresOf(new Error('spawn vitest ENOENT'), undefined);
    expect(failures).toEqual(['unit could not be run: spawn vitest ENOENT']);
  });
});

describe("a runner's report", () => {
  it('is undefined without a complete file', () => {
    for (const reader of [vitestReport, playwrightReport]) {
      expect(reader(join(folder, 'nowhere.json'))).toBeUndefined();
      expect(reader(written('{"numPassedTests": 3, "testRes'))).toBeUndefined();
    }
  });

  it('of vitest contains failed tests, files that cannot be loaded, and retries', () => {
    const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
      fullName,
      status,
      failureMessages,
    });
    const file = (name: string, ...assertionResults: object[]) => ({
      name: `/somewhere/${name}`,
      status: assertionResults.length === 0 ? 'failed' : 'passed',
      message: 'Cannot find module',
      assertionResults,
    });
    const path = written({
      numPassedTests: 2,
      testResults: [
        file('a.test.ts', test('holds', 'passed'), test('fails', 'failed', '1 is\n2')),
        file('b.test.ts'),
        file('c.test.ts', test('holds at last', 'passed', 'too late')),
      ],
    });
    expect(vitestReport(path)).toEqual({
      passed: 2,
      failures: ['a.test.ts > fails: 1 is 2', 'b.test.ts: Cannot find module'],
      shaky: ['c.test.ts > holds at last: too late'],
    });
  });

  it('of vitest contains errors outside tests and the tests that never ended', () => {
    const path = written({ numPassedTests: 45, testResults: [] });
    const errors = join(folder, 'report.errors.json');
    writeFileSync(
      errors,
      JSON.stringify({
        messages: ['Browser was\nclosed'],
        unended: ['83 tests of props.test.tsx'],
      }),
    );
    expect(vitestReport(path)?.failures).toEqual([
      'outside every test: Browser was closed',
      'not ended: 83 tests of props.test.tsx',
    ]);
    rmSync(errors);
  });

  it('of Playwright contains failed tests, retries, and errors outside tests', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status, results: [{ error: { message: 'white page' } }] }],
    });
    const path = written({
      stats: { expected: 5, flaky: 1 },
      suites: [{ suites: [{ specs: [spec('stands', 'unexpected'), spec('waits', 'flaky')] }] }],
      errors: [{ message: 'Process from config.webServer\nwas not able to start.' }],
    });
    expect(playwrightReport(path)).toEqual({
      passed: 6,
      failures: [
        'a.spec.ts > stands: white page',
        'outside every test: Process from config.webServer was not able to start.',
      ],
      shaky: ['a.spec.ts > waits: white page'],
    });
  });
});

describe('the end of the check', () => {
  it('has one total over all steps as its last line, after every name', () => {
    const lines = formatSummary([
      { name: 'lint', report: told(1), seconds: 2 },
      { name: 'unit', report: { passed: 3, failures: ['a broke'], shaky: ['b'] }, seconds: 300 },
      { name: 'browser', report: told(0, ['browser wrote no report']), seconds: 1 },
    ]);
    expect(lines).toEqual([
      'lint: 1 passed, 0 failed (2 s)',
      'unit: 3 passed, 1 failed (300 s)',
      'browser: 0 passed, 1 failed (1 s)',
      'SECOND TRY b',
      'FAILED a broke',
      'FAILED browser wrote no report',
      '4 passed, 2 failed',
    ]);
  });
});
