import { mkdirSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser.ts';
import { results, stages, type Step } from './check/steps.ts';
import { formatSummary, summarizeStep, type Done } from './check/tally.ts';
import { run, runCaptured } from './run.ts';

/** Runs a step that returns an exit code and reports its result, also when it cannot be started. */
async function timed(name: string, work: () => Promise<number>, told?: Step['report']) {
  const began = performance.now();
  const code = await work().catch((error: Error) => error);
  const report =
    told === undefined ? { passed: code === 0 ? 1 : 0, failures: [], shaky: [] } : told();
  const seconds = Math.round((performance.now() - began) / 1000);
  return { name, report: summarizeStep({ name, code, told: report }), seconds } satisfies Done;
}

const alone = ({ name, command: [command, ...args], report }: Step): Promise<Done> => {
  console.log(`\n== ${name}`);
  return timed(name, () => run(command, args), report);
};

/** Runs a step in parallel with others; its output is printed as one block at the end. */
const beside = ({ name, command: [command, ...args], report }: Step): Promise<Done> =>
  timed(
    name,
    async () => {
      const { code, printed } = await runCaptured(command, args);
      console.log(`\n== ${name}\n${printed}`);
      return code;
    },
    report,
  );

const perform = (stage: readonly Step[]) =>
  Promise.all(stage.map(stage.length === 1 ? alone : beside));

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const browserStep = await timed('browser of the tests', () => ensureBrowser().then(() => 0));
const done: Done[] = browserStep.report.failures.length === 0 ? [] : [browserStep];
for (const stage of stages) done.push(...(await perform(stage)));

const lines = formatSummary(done);
console.log(`\n${lines.join('\n')}`);
process.exitCode = done.some(({ report }) => report.failures.length > 0) ? 1 : 0;
