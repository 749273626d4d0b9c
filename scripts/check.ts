import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { playwrightReport, vitestReport, type Report } from './check/reports.ts';
import { run } from './run.ts';

interface Step {
  name: string;
  command: readonly [string, ...string[]];
  /** Reads the runner's own report; without one the step counts as one check. */
  report?: () => Report;
}

const results = '.cache/results';

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
  report: () => vitestReport(`${results}/${project}.json`),
});

const steps: readonly Step[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'types', command: ['node', 'scripts/types.ts'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  vitest('unit'),
  vitest('postgres'),
  vitest('components'),
  vitest('stories'),
  {
    name: 'pictures',
    command: ['node', 'scripts/storyPictures.ts', '--report', `${results}/pictures.json`],
    report: () => vitestReport(`${results}/pictures.json`),
  },
  {
    name: 'storybook',
    command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
  },
  {
    name: 'browser',
    command: ['playwright', 'test'],
    report: () => playwrightReport(`${results}/browser.json`),
  },
];

// A runner that fails without a failed test (a file that does not load, say) still counts as a failure.
function tally(step: Step, code: number): Report {
  const told = step.report?.() ?? { passed: code === 0 ? 1 : 0, failures: [], shaky: [] };
  if (code === 0 || told.failures.length > 0) return told;
  return { ...told, failures: [`${step.name} ended with exit code ${code}`] };
}

await ensureBrowser();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

let passed = 0;
const failures: string[] = [];
const shaky: string[] = [];
const lines: string[] = [];
for (const step of steps) {
  const started = Date.now();
  console.log(`\n== ${step.name}`);
  const [command, ...args] = step.command;
  const told = tally(step, await run(command, args));
  passed += told.passed;
  failures.push(...told.failures);
  shaky.push(...told.shaky);
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${step.name}: ${told.passed} passed, ${told.failures.length} failed (${seconds} s)`);
}

console.log(`\n${lines.join('\n')}`);
for (const test of shaky) console.log(`SECOND TRY ${test}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
