import { playwrightReport, vitestReport, type TestReport } from './reports.ts';

/** A command of the check, with the reader of its report; without a report it counts as one check. */
export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  report?: () => TestReport | undefined;
}

/** The folder of the runners' reports. */
export const results = '.cache/results';

const vitest = (project: string): Step => ({
  name: project,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./scripts/check/errorsReporter.ts',
    `--outputFile.json=${results}/${project}.json`,
  ],
  report: () => vitestReport(`${results}/${project}.json`),
});

const format: Step = {
  name: 'format',
  command: ['prettier', '--check', '--log-level', 'warn', '.'],
};
const types: Step = { name: 'types', command: ['node', 'scripts/types.ts'] };
const lint: Step = { name: 'lint', command: ['oxlint', '--deny-warnings'] };
const secrets: Step = { name: 'secrets', command: ['secretlint', '**/*'] };
const licences: Step = { name: 'licences', command: ['node', 'scripts/licences.ts'] };
const pictures: Step = {
  name: 'pictures',
  command: ['node', 'scripts/storyPictures.ts', '--report', `${results}/pictures.json`],
  report: () => vitestReport(`${results}/pictures.json`),
};
const storybook: Step = {
  name: 'storybook',
  command: ['storybook', 'build', '--quiet', '--output-dir', 'storybook-static'],
};
const browser: Step = {
  name: 'browser',
  command: ['playwright', 'test'],
  report: () => playwrightReport(`${results}/browser.json`),
};

// On the embedded database; the same on PostgreSQL is `pnpm test:install --project postgres`.
const install: Step = {
  name: 'install',
  command: [
    'playwright',
    'test',
    '-c',
    'tests/install/playwright.config.ts',
    '--project',
    'embedded',
  ],
  report: () => playwrightReport(`${results}/install.json`),
};

/**
 * The stages of the check, in order; the steps of a stage run in parallel. Steps that measure time, such as
 * the tests of server shutdown, run alone. So do the licences: `pnpm sbom` creates and deletes a file in the
 * root, and Prettier fails when a file that it has listed is gone.
 */
export const stages: readonly (readonly Step[])[] = [
  [licences],
  [format, types, lint, secrets, storybook],
  [vitest('unit')],
  [vitest('service')],
  [vitest('postgres')],
  [vitest('components')],
  [vitest('portal')],
  [vitest('stories')],
  [vitest('screens')],
  [vitest('pages'), install],
  [vitest('release')],
  [pictures],
  [browser],
];
