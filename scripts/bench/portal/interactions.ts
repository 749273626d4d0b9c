import type { Browser, Page } from 'playwright';
import { slowPage } from './page.ts';
import { probe } from './probe.ts';

const pauseMs = 700;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** What a visitor does on the landing page, by name; each ends when its effect is seen. */
const deeds: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'larger text': (page) => button(page, 'Larger text').click(),
  'smaller text': (page) => button(page, 'Smaller text').click(),
  'menu of small screens': async (page) => {
    await button(page, 'Menu').click();
    await page.locator('dialog[open]').waitFor();
  },
  'close the menu': async (page) => {
    await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).first().click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  },
  'track status': async (page) => {
    await page.locator('main').getByRole('button').first().click();
    await page.locator('dialog[open] input').first().waitFor();
  },
  'close the dialog': async (page) => {
    await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).first().click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  },
  'to the tenders': async (page) => {
    await page.locator('main a[href="/website/tender"]').first().click();
    await page.waitForURL(/tender$/);
  },
};

// In the page: the longest time of the deeds since the last look, 0 below the 16 ms that are noted.
const worstSince = () => (window as unknown as { worstSince(): number }).worstSince();

/** Does what a visitor does on a slow processor; gives each deed's time from the input to the next paint, in ms. */
export async function measureInteractions(browser: Browser, base: string) {
  const { page, close } = await slowPage(browser, false);
  await page.addInitScript(probe);
  await page.goto(`${base}/home`, { waitUntil: 'networkidle' });
  const rows: { interaction: string; ms: number }[] = [];
  for (const [interaction, act] of Object.entries(deeds)) {
    await act(page);
    await page.waitForTimeout(pauseMs);
    rows.push({ interaction, ms: await page.evaluate(worstSince) });
  }
  await close();
  return rows;
}
