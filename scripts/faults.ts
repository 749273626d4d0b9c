import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { playwrightReport, vitestReport } from './check/reports.ts';
import { deliberateFaults, type DeliberateFault, type Project } from './faults/faultList.ts';
import { buildFaultTable, tableFile } from './faults/faultTable.ts';
import { runCaptured } from './run.ts';

// Makes each deliberate fault in a worktree and expects a failure of its test file: see docs/deliberate-faults.md.
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    at: { type: 'string', default: 'HEAD' },
    table: { type: 'boolean', default: false },
  },
});

const folder = resolve('.cache/faults');

async function execute(command: string, args: readonly string[], cwd: string): Promise<void> {
  const { code, printed } = await runCaptured(command, args, cwd);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${printed}`);
}

async function createWorktree(commit: string): Promise<void> {
  await removeWorktree();
  await execute('git', ['worktree', 'add', '--detach', folder, commit], '.');
  await execute('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], folder);
}

async function removeWorktree(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await execute('git', ['worktree', 'prune'], '.');
}

/** Runs test files in the worktree; returns the failed tests, or the output when there is no report. */
async function listFailures(
  project: Project,
  files: readonly string[],
  title = '',
): Promise<string[]> {
  const isBrowser = project === 'browser';
  const reportFile = `${folder}/.cache/results/${isBrowser ? 'browser' : 'fault'}.json`;
  rmSync(reportFile, { force: true });
  const report = ['--reporter=json', `--outputFile=${reportFile}`];
  const args = isBrowser
    ? ['playwright', 'test', ...files, '-g', title, '--retries=0']
    : ['vitest', 'run', '--project', project, ...report, '--retry=0', '-t', title, ...files];
  const { code, printed } = await runCaptured('pnpm', ['exec', ...args], folder);
  const read = isBrowser ? playwrightReport : vitestReport;
  const failures = read(reportFile)?.failures ?? [printed.slice(-500)];
  return code === 0 ? [] : failures;
}

async function findFault(fault: DeliberateFault): Promise<string[]> {
  const { file, text, replacement, project, test, title } = fault;
  const path = `${folder}/${file}`;
  const source = readFileSync(path, 'utf8');
  if (source.split(text).length !== 2) throw new Error(`${file} has the text not once: ${text}`);
  writeFileSync(
    path,
    source.replace(text, () => replacement),
  );
  try {
    return await listFailures(project, [test], title);
  } finally {
    writeFileSync(path, source);
  }
}

/** Expects that the test files pass without a fault: a failure would show nothing otherwise. */
async function expectPassing(faults: readonly DeliberateFault[]): Promise<void> {
  for (const project of new Set(faults.map((fault) => fault.project))) {
    const some = faults.filter((fault) => fault.project === project);
    const [titled] = some.flatMap(({ title = [] }) => title);
    const failures = await listFailures(
      project,
      [...new Set(some.map(({ test }) => test))],
      titled,
    );
    if (failures.length > 0)
      throw new Error(`Without a fault, ${project} fails: ${failures.join('\n')}`);
  }
}

async function runAll(): Promise<number> {
  const chosen = deliberateFaults.filter(({ fault }) => new RegExp(options.only).test(fault));
  await createWorktree(options.at);
  await expectPassing(chosen);
  let missed = 0;
  for (const fault of chosen) {
    const [first] = await findFault(fault);
    if (first === undefined) missed += 1;
    console.log(
      `${first === undefined ? 'MISSED' : 'found'}  ${fault.fault}: ${first ?? fault.test}`,
    );
  }
  console.log(`${chosen.length - missed} of ${chosen.length} faults are found`);
  return missed;
}

if (options.table) {
  writeFileSync(tableFile, buildFaultTable());
} else {
  try {
    process.exitCode = (await runAll()) === 0 ? 0 : 1;
  } finally {
    if (existsSync(folder)) await removeWorktree();
  }
}
