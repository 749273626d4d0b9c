import { request, type Browser, type Request } from 'playwright';
import {
  createSession,
  startWithSession,
  type StoredSession,
} from '../../../tests/browser/support/session.ts';
import { launchBrowser } from '../launch.ts';
import { median, printTable } from '../statistics.ts';
import { slowPage } from './page.ts';

/** A load of the map: times in ms since the navigation, and the largest tile in transferred kB. */
interface Look {
  firstTile: number;
  drawn: number;
  heaviest: number;
}

interface Profile {
  name: string;
  isSlow: boolean;
}

const profiles: readonly Profile[] = [
  { name: 'fast network, processor as it is', isSlow: false },
  { name: '1.6 Mbps, 150 ms, CPU ÷ 4', isSlow: true },
];

// Runs in the page: the map reports the number of drawn features when it is idle.
const isDrawn = () =>
  [...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
    /: [1-9]/.test(textContent),
  );

async function logIn(base: string): Promise<StoredSession> {
  const service = await request.newContext({ baseURL: base });
  try {
    return await createSession(service, 'officer.puri', 'Officer@123');
  } finally {
    await service.dispose();
  }
}

// The map loads its tiles in a worker, for which the browser reports no sizes.
async function readTransferSize(tile: Request): Promise<number> {
  return Number((await (await tile.response())?.headerValue('content-length')) ?? 0);
}

async function look(browser: Browser, base: string, { isSlow }: Profile): Promise<Look> {
  const { page, session, close } = await slowPage(browser, isSlow);
  if (!isSlow) await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await startWithSession(page.context(), await logIn(base));
  const tiles: { ms: number; request: Request }[] = [];
  let began = 0;
  page.on('requestfinished', (finished) => {
    if (finished.url().includes('/geo/tiles/'))
      tiles.push({ ms: performance.now() - began, request: finished });
  });
  began = performance.now();
  await page.goto(`${base}/officer/explore-map`);
  await page.waitForFunction(isDrawn, undefined, { timeout: 60_000 });
  const drawn = performance.now() - began;
  const sizes = await Promise.all(tiles.map(({ request: tile }) => readTransferSize(tile)));
  await close();
  return {
    firstTile: tiles[0]?.ms ?? Infinity,
    drawn,
    heaviest: Math.max(...sizes) / 1000,
  };
}

/** Opens an officer's map of the whole sample and prints the times of the first tile and of the complete map. */
export async function measureMap(base: string, rounds: number): Promise<void> {
  const browser = await launchBrowser();
  const rows: Record<string, string>[] = [];
  try {
    for (const profile of profiles) {
      const looks: Look[] = [];
      for (let round = 0; round < rounds; round += 1) {
        looks.push(await look(browser, base, profile));
      }
      const middle = (figure: keyof Look) => median(looks.map((one) => one[figure])).toFixed(0);
      rows.push({
        profile: profile.name,
        'first tile there, ms': middle('firstTile'),
        'all places drawn, ms (budget 2500)': middle('drawn'),
        'heaviest tile, kB (budget 100)': middle('heaviest'),
      });
    }
  } finally {
    await browser.close();
  }
  printTable(`The map of an officer, ${rounds} rounds`, rows);
}
