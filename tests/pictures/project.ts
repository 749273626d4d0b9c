import { resolve } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserConfigOptions } from 'vitest/node';
import { chromiumFlags, testBrowserPath } from '../../scripts/chromium.ts';
import { pictureFolder } from './build.ts';

// So that machines of one build draw alike: no hints, no coloured edges of letters, one colour space.
const sameEverywhere = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
];

// One page for each, side by side.
const modes = ['light', 'dark', 'phone'] as const;

const comparison = () => {
  const folder = pictureFolder();
  return {
    // About 5 of 256 steps of lightness, for what processors round differently; and no pixel beyond.
    comparatorOptions: { threshold: 0.02, allowedMismatchedPixels: 0 },
    resolveScreenshotPath: ({ arg }: { arg: string }) => resolve(folder, `${arg}.png`),
    resolveDiffPath: ({ arg }: { arg: string }) => resolve('.cache/pictures/changed', `${arg}.png`),
  };
};

/** Gives the browser that pictures stories, one instance a mode. */
export const pictureBrowser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: testBrowserPath(),
      args: [...chromiumFlags, ...sameEverywhere],
    },
  }),
  instances: modes.map((mode) => ({ browser: 'chromium', name: mode, provide: { mode } })),
  expect: { toMatchScreenshot: comparison() },
});

declare module 'vitest' {
  interface ProvidedContext {
    mode: (typeof modes)[number];
  }
}
