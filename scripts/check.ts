import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { run } from './run.ts';

interface Count {
  passed: number;
  failed: number;
}

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Reads the runner's own report; without one the step counts as one check. */
  count?: () => Count;
}

const results = '.cache/results';

function report(file: string): Record<string, unknown> {
  const path = `${results}/${file}`;
  return existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>)
    : {};
}

function vitestCount(project: string): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = report(`${project}.json`);
  return { passed: Number(numPassedTests), failed: Number(numFailedTests) };
}

function playwrightCount(): Count {
  const stats = (report('browser.json')['stats'] ?? {}) as Record<string, number>;
  return {
    passed: stats['expected'] ?? 0,
    failed: (stats['unexpected'] ?? 0) + (stats['flaky'] ?? 0),
  };
}

const vitest = (project: string): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${project}.json`,
  ],
  count: () => vitestCount(project),
});

const steps: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['node', 'scripts/types.ts'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  vitest('unit'),
  vitest('components'),
  vitest('stories'),
  {
    name: 'storybook',
    command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
  },
  { name: 'browser', command: ['playwright', 'test'], count: playwrightCount },
];

// A runner that fails without a failed test (a file that does not load, say) still counts as a failure.
function tally(step: Step, code: number): Count {
  const { passed, failed } = step.count?.() ?? { passed: code === 0 ? 1 : 0, failed: 0 };
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

await ensureBrowser();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total: Count = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const step of steps) {
  const started = Date.now();
  console.log(`\n== ${step.name}`);
  const [command, ...args] = step.command;
  const count = tally(step, await run(command, args));
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${step.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
}

console.log(`\n${lines.join('\n')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
