import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { msw } from 'msw/vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { kitStyles } from './packages/ui/scripts/kitStyles.ts';
import { chromiumFlags, testBrowserPath } from './scripts/chromium.ts';
import { SlowFirst } from './scripts/check/slowFirst.ts';
import { pictureBrowser } from './tests/pictures/project.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const chromium = playwright({
  launchOptions: { executablePath: testBrowserPath(), args: chromiumFlags },
});
const browserDependencies = {
  entries: [
    'packages/ui/src/**/*.stories.tsx',
    '.storybook/preview.tsx',
    'apps/portal/src/**/*.worker.ts',
  ],
  include: [
    'axe-core',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-dev-runtime',
    'storybook/test',
  ],
};

// What needs a window's focus or a frame in time may have been disturbed: it gets a second try, which the check names.
const retry = 1;

const screenDependencies = {
  ...browserDependencies,
  entries: [
    'apps/portal/stories/**/*.stories.tsx',
    'apps/portal/src/features/**/*.tsx',
    '.storybook/preview.tsx',
  ],
};

/** Returns a project that runs the stories of Storybook except those below `exclude`. */
const stories = (
  name: 'stories' | 'screens',
  exclude: string[],
  optimizeDeps: typeof browserDependencies,
) => ({
  plugins: [storybookTest({ configDir: at('.storybook') })],
  optimizeDeps,
  test: {
    name,
    retry,
    exclude: [...configDefaults.exclude, ...exclude],
    // One page for all files: a story takes itself away when the next one comes.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 180_000,
      screenshotFailures: false,
      provider: chromium,
      instances: [
        { browser: 'chromium' as const, setupFiles: [at(`.storybook/vitest.${name}.ts`)] },
      ],
    },
  },
});

/** Tests of the kit about what happens first on a page. */
const onFreshPage = ['packages/ui/src/dictionaries/reactAria.test.tsx'];

interface ComponentTests {
  name: 'components' | 'portal';
  include: string[];
  exclude?: string[];
  setupFiles: string[];
  /** False: all files of a worker have one page, on which everything is loaded once. */
  isolate?: boolean;
}

/** Returns a project that uses components in a browser. */
const components = ({ exclude = [], ...own }: ComponentTests) => ({
  plugins: [react(), kitStyles(), msw({ mode: 'worker-only' })],
  optimizeDeps: browserDependencies,
  test: {
    ...own,
    exclude: [...configDefaults.exclude, ...exclude],
    retry,
    maxWorkers: 2,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 180_000,
      screenshotFailures: false,
      provider: chromium,
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
    },
  },
});

const aboutService = ['apps/server/src/**/*.test.ts', 'tests/contract/**/*.test.ts'];

/**
 * What PostgreSQL may answer differently from the embedded engine: SQL and its types, collation, constraints, locks,
 * transactions, concurrency, notification, and every call once. `tests/contract/scenarios` makes each call in each of
 * its answers.
 */
const aboutPostgres = [
  'apps/server/src/db/{activity,backup,land,limits,maintenance,migration,query}/*.test.ts',
  'apps/server/src/**/*{r,R}aces.test.ts',
  'apps/server/src/hourly.test.ts',
  'apps/server/src/features/account/codes/{codeLimits,verifiedCode}.test.ts',
  'apps/server/src/features/account/registration/registration.test.ts',
  'apps/server/src/features/activity/*.test.ts',
  'apps/server/src/features/admin/stores/{auctionSchedule,places,tenders}.test.ts',
  'apps/server/src/features/approvals/approvals.test.ts',
  'apps/server/src/features/geo/ogc/ogc.test.ts',
  'apps/server/src/features/geo/search/landSearch.test.ts',
  'apps/server/src/features/geo/tiles/{markTiles,tiles}.test.ts',
  'apps/server/src/features/imports/{applications,faults,importRecords,lists,plotRegisters,users}.test.ts',
  'apps/server/src/features/imports/{exports,rows}/*.test.ts',
  'apps/server/src/features/reports/register/*.test.ts',
  'apps/server/src/features/notifications/noticeSearch.test.ts',
  'apps/server/src/features/reports/landInformation.test.ts',
  'apps/server/src/features/search/search.test.ts',
  'apps/server/src/features/admin/drafts/pageDrafts.test.ts',
  'apps/server/src/features/workflow/landTaken.test.ts',
  'apps/server/src/features/workflowSettings/workflowVersions.test.ts',
  'apps/server/src/http/{errors,live/*,monitoring/readiness}.test.ts',
  'tests/contract/hostile/texts.test.ts',
  'tests/contract/{once,scenarios}/*.test.ts',
  'tests/engines/**/*.test.ts',
];

// Time is no subject of these tests: a machine may give them a tenth of a core.
const patience = { testTimeout: 240_000, hookTimeout: 240_000 };

// To load the service and its database anew for each file would take as long as the tests themselves. Tests of processes
// wait half of their time, so two cores are enough for three.
const service = {
  environment: 'node',
  isolate: false,
  maxWorkers: 3,
  ...patience,
} as const;

const { project: asked = [] } = parseArgs({
  options: { project: { type: 'string', multiple: true } },
  strict: false,
}).values;

// To find the stories takes longer than many a run, so it is left out of a run that names other projects.
const isRun = (name: string) =>
  asked.length === 0 || asked.some((word) => /[*!]/.test(`${word}`)) || asked.includes(name);

/** The programs that a test of the release needs, with the option that asks for their version. */
const programs = {
  nginx: '-v',
  openssl: 'version',
  pg_basebackup: '--version',
  pgbouncer: '-V',
  'systemd-analyze': '--version',
};

/** Returns the tests that this machine cannot run, each named by its program, and says so. */
const listUntried = (): string[] =>
  Object.entries(programs).flatMap(([program, option]) => {
    if (spawnSync(program, [option]).status === 0) return [];
    process.stderr.write(`NOT TRIED: ${program} is not installed; its tests are left out.\n`);
    return [`tests/release/${program}.test.ts`];
  });

/** Projects by the question they answer: does the rule hold, can it be used, is every story clean. */
export default defineConfig({
  test: {
    attachmentsDir: at('.cache/attachments'),
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          maxWorkers: 2,
          include: ['{packages/*,apps/portal}/src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/{contract,engines,release,storybook}/**'],
          ...patience,
        },
      },
      {
        test: {
          name: 'pages',
          environment: 'node',
          include: ['tests/storybook/*.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'release',
          environment: 'node',
          fileParallelism: false,
          include: ['tests/release/*.test.ts'],
          exclude: [...configDefaults.exclude, ...(isRun('release') ? listUntried() : [])],
          ...patience,
        },
      },
      {
        test: {
          name: 'service',
          ...service,
          include: aboutService,
          globalSetup: [at('tests/support/sharedFolder.ts')],
        },
      },
      {
        test: {
          name: 'postgres',
          ...service,
          include: aboutPostgres,
          globalSetup: [at('tests/support/postgres/setup.ts')],
        },
      },
      components({
        name: 'components',
        isolate: false,
        include: ['packages/ui/src/**/*.test.tsx'],
        exclude: onFreshPage,
        setupFiles: [at('.storybook/vitest.components.tsx')],
      }),
      components({
        name: 'portal',
        include: [
          'apps/portal/{src,stories}/**/*.test.tsx',
          'tests/faults/*.test.tsx',
          ...onFreshPage,
        ],
        setupFiles: [at('.storybook/vitest.portal.ts')],
      }),
      {
        plugins: [react(), kitStyles()],
        optimizeDeps: browserDependencies,
        test: {
          name: 'pictures',
          retry,
          maxWorkers: 3,
          include: ['tests/pictures/*.test.tsx'],
          browser: pictureBrowser(),
        },
      },
      ...(isRun('stories') ? [stories('stories', ['apps/portal/**'], browserDependencies)] : []),
      ...(isRun('screens') ? [stories('screens', ['packages/**'], screenDependencies)] : []),
    ],
  },
});
