import type { Browser, Page } from 'playwright';
import { threadTime } from '../kit/metrics.ts';
import { median } from '../statistics.ts';
import { slowPage } from './page.ts';
import { probe, type Noted } from './probe.ts';

const restMs = 2000;

/** One load of a page: what it noted, and what its main thread had to do, in ms. */
export interface Load {
  noted: Noted;
  cpu: number;
}

/** Begins to listen to a page; what it gives resolves when the page has asked for nothing for a while. */
function restOf(page: Page): () => Promise<void> {
  let last = performance.now();
  page.on('request', () => (last = performance.now()));
  return async () => {
    while (performance.now() - last < restMs) await page.waitForTimeout(restMs / 10);
  };
}

/** Loads an address on the slow profile until it rests. */
async function load(browser: Browser, address: string): Promise<Load> {
  const { page, session, close } = await slowPage(browser);
  await page.addInitScript(probe);
  const rest = restOf(page);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(
    () => (window as unknown as { noted(): Noted }).noted().interactive > 0,
  );
  await rest();
  const noted = await page.evaluate(() => (window as unknown as { noted(): Noted }).noted());
  const cpu = await threadTime(session);
  await close();
  return { noted, cpu };
}

/** Loads the landing page and the floor of the kit in turns; gives the loads of each. */
export async function loadInTurns(
  browser: Browser,
  addresses: { landing: string; floor: string },
  rounds: number,
): Promise<{ landing: Load[]; floor: Load[] }> {
  const loads = { landing: [] as Load[], floor: [] as Load[] };
  for (let round = 0; round < rounds; round += 1) {
    loads.floor.push(await load(browser, addresses.floor));
    loads.landing.push(await load(browser, addresses.landing));
  }
  return loads;
}

/** Gives the median of one figure of the loads. */
export const middle = (loads: readonly Load[], figure: (load: Load) => number): number =>
  median(loads.map(figure));
