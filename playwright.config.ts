import { defineConfig } from '@playwright/test';
import { chromiumFlags, testBrowserPath } from './scripts/chromium.ts';
import { getPort, workers } from './tests/browser/support/ports.ts';

/** The portal of one worker, on its own copy of a fresh sample. The first one makes it, and builds the pages. */
const portalOf = (worker: number) => ({
  command: 'node tests/support/freshPortal.ts',
  url: `http://127.0.0.1:${getPort(worker)}/service/health`,
  timeout: 480_000,
  stdout: 'pipe' as const,
  env: {
    PORT: String(getPort(worker)),
    DATA_DIR: `.cache/browser-data/${worker}`,
    SAMPLE_DIR: `.cache/browser-data/sample-${process.pid}`,
    PORTAL_MODE: 'demo',
  },
});

/** Errands and audits in a real browser, against the real service. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: '.cache/browser-results',
  fullyParallel: true,
  workers,
  retries: 1,
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/results/browser.json' }]],
  use: {
    // An action that finds nothing to act on ends long before its test would.
    actionTimeout: 120_000,
    // Read again in each worker, whose number Playwright puts into the environment.
    baseURL: `http://127.0.0.1:${getPort(Number(process.env['TEST_PARALLEL_INDEX'] ?? 0))}`,
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: testBrowserPath(), args: chromiumFlags },
    // Recording takes a quarter of a test's work, so only a second try is recorded.
    trace: 'on-first-retry',
  },
  webServer: Array.from({ length: workers }, (_, worker) => portalOf(worker)),
});
