import type { Browser, Page } from 'playwright';
import { slowPage } from './page.ts';
import { probe } from './probe.ts';

const pauseMs = 700;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

async function closeDialog(page: Page): Promise<void> {
  await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).first().click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
}

/** The interactions on the landing page, by name; each resolves when its effect is visible. */
const interactions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'larger text': (page) => button(page, 'Larger text').click(),
  'smaller text': (page) => button(page, 'Smaller text').click(),
  'menu of small screens': async (page) => {
    await button(page, 'Menu').click();
    await page.locator('dialog[open]').waitFor();
  },
  'close the menu': closeDialog,
  'track status': async (page) => {
    await page.locator('main').getByRole('button').first().click();
    await page.locator('dialog[open] input').first().waitFor();
  },
  'close the dialog': closeDialog,
  'to the tenders': async (page) => {
    await page.locator('main a[href="/website/tender"]').first().click();
    await page.waitForURL(/tender$/);
  },
};

// Runs in the page: the longest interaction since the last call, 0 below the threshold of 16 ms.
const longestInteraction = () =>
  (window as unknown as { longestInteraction(): number }).longestInteraction();

/** Performs the interactions on a slow processor; returns the time from input to next paint of each, in ms. */
export async function measureInteractions(browser: Browser, base: string) {
  const { page, close } = await slowPage(browser, false);
  await page.addInitScript(probe);
  await page.goto(`${base}/home`, { waitUntil: 'networkidle' });
  const rows: { interaction: string; ms: number }[] = [];
  for (const [interaction, act] of Object.entries(interactions)) {
    await act(page);
    await page.waitForTimeout(pauseMs);
    rows.push({ interaction, ms: await page.evaluate(longestInteraction) });
  }
  await close();
  return rows;
}
