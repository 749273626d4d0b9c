import { expect, test, type Page } from '@playwright/test';
import { untilTaken } from './publicPage.ts';

// The frame whose drawing begins is noted as painted a little later, when it stands on the screen.
const frameMs = 500;

/** Opens a page and gives the addresses of the fonts that it has asked for when it rests. */
async function fontsOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(path);
  await untilTaken(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return asked.filter((address) => address.endsWith('.woff2'));
}

test('a page loads the letters of its own script, and of the others only the names', async ({
  page,
}) => {
  const english = await fontsOf(page, '/home');
  expect(english.some((font) => /noto-sans-latin-wght/.test(font))).toBe(true);
  expect(english.filter((font) => /-(?:oriya|devanagari)-wght/.test(font))).toEqual([]);
  expect(english.filter((font) => /names-/.test(font))).toHaveLength(2);

  const odia = await fontsOf(page, '/home?lang=or');
  expect(odia.some((font) => /noto-sans-oriya-oriya-wght/.test(font))).toBe(true);
  expect(odia.filter((font) => /-devanagari-wght/.test(font))).toEqual([]);
});

test('a ready page is painted before its code is asked for', async ({ page }) => {
  await page.goto('/website/help');
  await untilTaken(page);
  const { painted, code } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    code: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  expect(code.length).toBeGreaterThan(3);
  for (const begun of code) expect(begun).toBeGreaterThanOrEqual(painted - frameMs);
});

const fontOfTitle = (page: Page) =>
  page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);

test('a ready page is drawn in fonts of the device until all of its own are there', async ({
  page,
}) => {
  let bring = () => {};
  const brought = new Promise<void>((resolve) => (bring = resolve));
  await page.route(/noto-sans-latin-wght.*woff2$/, async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await untilTaken(page);
  expect(await fontOfTitle(page)).toMatch(/^"Portal Display Near", system-ui/);
  bring();
  await expect.poll(() => fontOfTitle(page)).toMatch(/^"Portal Display", /);
  expect(await page.evaluate(() => document.fonts.check('1em "Portal Text"', 'a'))).toBe(true);
});

test('fonts that cannot be had are no longer waited for', async ({ page }) => {
  await page.route(/woff2$/, (route) => route.abort());
  await page.goto('/home');
  await expect.poll(() => fontOfTitle(page)).toMatch(/^"Portal Display", /);
});

test('without script a page loads its fonts as it meets them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const font = page.waitForRequest(/noto-sans-latin-wght.*woff2$/);
  await page.goto('/home');
  await font;
  await context.close();
});
