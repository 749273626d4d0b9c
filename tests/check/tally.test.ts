import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightReport, vitestReport } from '../../scripts/check/reports.ts';
import { closingLines, tallyOf } from '../../scripts/check/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function written(content: unknown): string {
  const path = join(folder, 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const told = (passed: number, failures: string[] = []) => ({ passed, failures, shaky: [] });
const failuresOf = (code: number | Error, report: ReturnType<typeof told> | undefined) =>
  tallyOf({ name: 'unit', code, told: report }).failures;

describe('what a step comes to', () => {
  it('is what its runner told, when that explains how it ended', () => {
    expect(failuresOf(0, told(3))).toEqual([]);
    expect(failuresOf(1, told(3, ['a > b: broken']))).toEqual(['a > b: broken']);
  });

  it('has a failure more when the runner failed and named no test', () => {
    expect(failuresOf(1, told(3))).toEqual(['unit ended with exit code 1']);
    expect(failuresOf(137, undefined)).toEqual(['unit ended with exit code 137']);
  });

  it('is a failure when nothing was tested, though the runner was content', () => {
    expect(failuresOf(0, undefined)).toEqual(['unit wrote no report']);
    expect(failuresOf(0, told(0))).toEqual(['unit ran no test']);
  });

  it('is a failure when the runner is not there', () => {
    const failures = failuresOf(new Error('spawn vitest ENOENT'), undefined);
    expect(failures).toEqual(['unit could not be run: spawn vitest ENOENT']);
  });
});

describe("a runner's report", () => {
  it('is none when there is no file, or half of one', () => {
    for (const reader of [vitestReport, playwrightReport]) {
      expect(reader(join(folder, 'nowhere.json'))).toBeUndefined();
      expect(reader(written('{"numPassedTests": 3, "testRes'))).toBeUndefined();
    }
  });

  it('of vitest names failed tests, files that do not load, and second tries', () => {
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

  it('of Playwright names failed tests, second tries, and what went wrong outside every test', () => {
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
  it('has one count over all steps as its last line, after every name', () => {
    const lines = closingLines([
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
