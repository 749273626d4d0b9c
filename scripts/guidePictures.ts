import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { guideScreens } from '../tests/browser/pages/guideScreens.ts';
import { startSignedIn } from '../tests/browser/support/signIn.ts';
import { chromiumFlags, testBrowserPath } from './chromium.ts';

// Takes the pictures of the guides on the Help page from a running demo: pnpm guides
//   --base      the address of the demo, http://127.0.0.1:8080 by default
//   --only      pictures whose name matches this expression
const { values: options } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://127.0.0.1:8080' },
    only: { type: 'string', default: '' },
  },
});

const folder = 'apps/portal/src/content/guides';
const viewport = { width: 960, height: 600 };
const quality = 72;

// The distance of the first element to the upper edge.
const marginTop = 24;

async function takePicture(browser: Browser, screen: (typeof guideScreens)[number]): Promise<void> {
  const context = await browser.newContext({
    baseURL: options.base,
    reducedMotion: 'reduce',
    viewport,
  });
  const page = await context.newPage();
  if (screen.user) await startSignedIn(page, screen.user);
  await page.goto(screen.path);
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page, 'en');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page
    .locator(screen.start ?? 'main h1')
    .first()
    .evaluate((element, margin) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - margin);
    }, marginTop);
  const picture = await page.screenshot({
    animations: 'disabled',
    mask: [page.locator('svg[aria-busy]')],
    maskColor: '#e9ecf8',
  });
  await sharp(picture).webp({ quality, effort: 6 }).toFile(`${folder}/${screen.name}.webp`);
  await context.close();
}

mkdirSync(folder, { recursive: true });
const executablePath = testBrowserPath();
const browser = await chromium.launch({
  args: chromiumFlags,
  ...(executablePath === undefined ? {} : { executablePath }),
});
for (const screen of guideScreens.filter(({ name }) => new RegExp(options.only).test(name))) {
  await takePicture(browser, screen);
}
await browser.close();
const on = new Date().toISOString().slice(0, 10);
writeFileSync(`${folder}/taken.json`, `{ "on": "${on}" }\n`);
