import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumFlags, testBrowserPath } from '../../scripts/chromium.ts';
import { serveFolder, type FileServer } from './serve.ts';

/** What people type, and the components that they are led to. */
const searches: readonly (readonly [typed: string, ...names: string[]])[] = [
  ['modal', 'Dialog'],
  ['dropdown', 'Select', 'Combobox', 'NavMenu'],
  ['autocomplete', 'Combobox'],
  ['token', 'Tag', 'OtpField'],
  ['toast', 'Toast'],
  ['snackbar', 'Toast'],
  ['tooltip', 'Toggletip'],
  ['pill', 'Tag'],
  ['chip', 'Tag'],
  ['stepper', 'Steps'],
  ['accordion', 'Accordion'],
  ['breadcrumb', 'Breadcrumbs'],
  ['spinner', 'Loader'],
  ['date picker', 'DateField'],
  ['hamburger', 'MenuSheet'],
  ['button', 'Button'],
];

describe('the search of Storybook', () => {
  let server: FileServer;
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    server = await serveFolder('storybook-static');
    browser = await chromium.launch({ executablePath: testBrowserPath(), args: chromiumFlags });
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(server.address);
    await page.waitForSelector('#sidebar-bottom-wrapper, [data-item-id]');
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it.each(searches)('leads who types %s to %s', async (typed, ...names) => {
    await page.fill('#storybook-explorer-searchfield', typed);
    // The last line of a result is the path of the page, the name of the component at its end.
    const results = page.locator('.search-result-item');
    for (const name of names) {
      const found = results.filter({ hasText: new RegExp(`${name}$`) });
      await found.first().waitFor({ timeout: 20_000 });
      expect(await found.count()).toBeGreaterThan(0);
    }
  });
});
