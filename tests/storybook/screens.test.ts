import { readFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumFlags, testBrowserPath } from '../../scripts/chromium.ts';
import { serveFolder, type FileServer } from './serve.ts';

const folder = 'storybook-static';
const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as {
  entries: Record<string, { id: string; title: string; name: string }>;
};

/** The first screen of each area. */
const screens = ['Public', 'Account', 'Citizen', 'Officer', 'Administrator'].map((area) => ({
  area,
  id:
    Object.values(entries).find(
      ({ title, name }) => title.startsWith(`Portal/${area}/`) && name === 'Filled',
    )?.id ?? '',
}));

let server: FileServer;
let browser: Browser;
beforeAll(async () => {
  server = await serveFolder(folder);
  browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

// The tests of stories do not load what the built Storybook adds to them, such as the source of a story.
it.each(screens)('a screen of $area is shown in the built Storybook', async ({ id }) => {
  const page = await browser.newPage();
  await page.goto(`${server.address}/iframe.html?id=${id}&viewMode=story`);
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 60_000 });
  // A page that works without an end answers nothing any more.
  expect(await page.evaluate(() => document.body.className)).toContain('sb-show-main');
  await page.close();
});
