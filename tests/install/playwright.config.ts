import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowserPath } from '../../scripts/chromium.ts';

/** The journey from an empty server to a verified order, on either database. */
export default defineConfig({
  testDir: '.',
  globalSetup: './build.ts',
  outputDir: '../../.cache/install-results',
  workers: 1,
  retries: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../../.cache/results/install.json' }]],
  projects: [{ name: 'embedded' }, { name: 'postgres' }],
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 900 },
    ignoreHTTPSErrors: true,
    // The proxy signs its own certificate, also for the worker of the pages.
    launchOptions: {
      executablePath: testBrowserPath(),
      args: [...chromiumFlags, '--ignore-certificate-errors'],
    },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
});
