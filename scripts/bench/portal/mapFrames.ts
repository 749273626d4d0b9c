import { request, type Browser, type Page } from 'playwright';
import {
  callService,
  createSession,
  startWithSession,
  type StoredSession,
} from '../../../tests/browser/support/session.ts';
import { launchBrowser } from '../launch.ts';
import { median, printTable } from '../statistics.ts';

const size = { width: 1280, height: 800 };
/** About 650 m to each side of the middle, where plots have their numbers. */
const halfBox = 0.003;
const [panMs, panPixels] = [2000, 240];
const framesBudget = 50;

interface SelectedPlot {
  villageCode: number;
  extent: { minX: number; minY: number; maxX: number; maxY: number };
}

/** Returns a session of an officer, and the middle of the mouza with most of the first plots of a selection as a view. */
async function findDenseView(base: string): Promise<{ session: StoredSession; box: string }> {
  const service = await request.newContext({ baseURL: base });
  try {
    const session = await createSession(service, 'officer.puri', 'Officer@123');
    const { result } = await callService(service, 'geo/select', {}, session['tokan']);
    const { plots } = result as { plots: readonly SelectedPlot[] };
    const listOf = (code: number) => plots.filter(({ villageCode }) => villageCode === code);
    const mouzas = [...new Set(plots.map(({ villageCode }) => villageCode))].map(listOf);
    const [dense = []] = mouzas.toSorted((one, other) => other.length - one.length);
    const x = median(dense.map(({ extent }) => (extent.minX + extent.maxX) / 2));
    const y = median(dense.map(({ extent }) => (extent.minY + extent.maxY) / 2));
    return { session, box: [x - halfBox, y - halfBox, x + halfBox, y + halfBox].join() };
  } finally {
    await service.dispose();
  }
}

/** Drags the map to and fro for a fixed time, however many frames are drawn meanwhile. */
async function pan(page: Page): Promise<void> {
  const [x, y] = [size.width * 0.7, size.height * 0.6];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const began = performance.now();
  for (let share = 0; share < 1; share = (performance.now() - began) / panMs) {
    const way = 1 - Math.abs(2 * share - 1);
    await page.mouse.move(x - way * panPixels, y - way * (panPixels / 3));
  }
  await page.mouse.up();
}

interface TraceEvent {
  name: string;
  ts: number;
}

const millisecondsPerSecond = 1000;

/** Returns the frames a second of a drag, and its longest frame in ms, by the frames that the browser reports as drawn. */
async function measurePan(browser: Browser, page: Page) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline.frame', 'disabled-by-default-devtools.timeline.frame'],
  });
  await pan(page);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const drawn = trace.traceEvents
    .filter(({ name }) => name === 'DrawFrame')
    .map(({ ts }) => ts / millisecondsPerSecond)
    .toSorted((one, other) => one - other);
  const gaps = drawn.slice(1).map((time, index) => time - (drawn[index] ?? time));
  const duration = (drawn.at(-1) ?? 0) - (drawn[0] ?? 0);
  return {
    frames: (gaps.length / duration) * millisecondsPerSecond,
    longest: Math.max(...gaps),
  };
}

/** Drags the map of a dense mouza and prints the frames a second as the browser reports them. */
export async function measureMapFrames(base: string, rounds: number): Promise<void> {
  const { session, box } = await findDenseView(base);
  const browser = await launchBrowser();
  const context = await browser.newContext({ viewport: size });
  await startWithSession(context, session);
  const page = await context.newPage();
  await page.goto(`${base}/officer/explore-map?box=${encodeURIComponent(box)}`);
  const status = page.getByRole('status').filter({ hasText: /: \d{2,}/ });
  await status.waitFor({ state: 'attached' });
  const places = await status.textContent();
  // The first drag loads the tiles beside the view.
  await pan(page);
  const pans: Awaited<ReturnType<typeof measurePan>>[] = [];
  for (let round = 0; round < rounds; round += 1) pans.push(await measurePan(browser, page));
  await browser.close();
  printTable(`Dragging the map of a dense mouza, ${rounds} rounds. ${places ?? ''}`, [
    {
      [`frames a second (budget ${framesBudget})`]: median(pans.map((one) => one.frames)).toFixed(
        1,
      ),
      'longest frame, ms': median(pans.map((one) => one.longest)).toFixed(0),
    },
  ]);
}
