import { defineConfig } from '@playwright/test';
import { chromiumFlags, chromiumPath } from './scripts/chromium.ts';

const port = Number(process.env.BROWSER_TESTS_PORT ?? 8097);

/** Errands and audits in a real browser, against the real service and a fresh embedded database. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/browser-results',
  fullyParallel: false,
  workers: 1,
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/browser.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: chromiumPath(), args: chromiumFlags },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'node tests/support/freshPortal.ts',
    url: `http://127.0.0.1:${port}/service/health`,
    timeout: 240_000,
    stdout: 'pipe',
    env: { PORT: String(port), DATA_DIR: '.cache/browser-data', PORTAL_MODE: 'demo' },
  },
});
