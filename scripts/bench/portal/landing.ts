import type { Browser, Page } from 'playwright';
import { threadTime } from '../kit/metrics.ts';
import { median } from '../statistics.ts';
import { slowPage } from './page.ts';
import { probe, type Noted } from './probe.ts';

const restMs = 2000;

/** A page load: the figures noted by the page, and the work of its main thread in ms. */
export interface Load {
  noted: Noted;
  cpu: number;
}

/** Starts watching the requests of a page; the returned function resolves when the network is idle. */
function watchRequests(page: Page): () => Promise<void> {
  let last = performance.now();
  page.on('request', () => (last = performance.now()));
  return async () => {
    while (performance.now() - last < restMs) await page.waitForTimeout(restMs / 10);
  };
}

/** Loads an address on the slow profile until the network is idle. */
async function load(browser: Browser, address: string): Promise<Load> {
  const { page, session, close } = await slowPage(browser);
  await page.addInitScript(probe);
  const rest = watchRequests(page);
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

/** Loads the landing page and the floor of the kit in interleaved rounds; returns the loads of each. */
export async function loadInterleaved(
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

/** The median of one figure of the loads. */
export const middle = (loads: readonly Load[], figure: (load: Load) => number): number =>
  median(loads.map(figure));
