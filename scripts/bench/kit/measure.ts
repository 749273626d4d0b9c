import type { Browser, Page } from 'playwright';
import type { Report } from '../../../bench/kit/page/mount.tsx';
import { median } from '../statistics.ts';
import { useAllControls, type RecordFigure } from './actions.ts';
import { counters } from './metrics.ts';
import { installProbe } from './probe.ts';

/** The values of each figure of a kit, one per round; the median of several values within a round. */
export type Samples = Map<string, number[]>;

const slowdown = 4;
const settleMs = 1000;
const renders = 9;
const tries = 3;

async function open(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.addInitScript(installProbe);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { context, page, session };
}

function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().startsWith('http')) count += 1;
  });
  return () => count;
}

/** A run: the address of a page, and whether the page is used after loading. */
interface Run {
  address: string;
  isUsed: boolean;
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Loads the page of a kit once on a slow processor and records the figures of loading and use. */
async function measureOnce(
  opened: Opened,
  { address, isUsed }: Run,
  take: RecordFigure,
): Promise<void> {
  const { page, session } = opened;
  await page.goto(`${address}/blank`);
  const before = await counters(session);
  const requests = countRequests(page);
  await page.goto(address);
  await page.waitForFunction(() => window.report !== undefined);
  await page.waitForTimeout(settleMs);
  const after = await counters(session);
  const spent = (name: string) => (after[name] ?? 0) - (before[name] ?? 0);
  take('CPU', spent('TaskDuration'));
  take('script', spent('ScriptDuration'));
  take('style', spent('RecalcStyleDuration'));
  take('layout', spent('LayoutDuration'));
  take('requests', requests());
  const { commit, paint } = await page.evaluate(() => window.report as Report);
  take('commit', commit);
  take('paint', paint);
  take('nodes', await page.evaluate(() => document.querySelectorAll('*').length));
  await session.send('HeapProfiler.collectGarbage');
  take('heap', (await session.send('Runtime.getHeapUsage')).usedSize / 1e6);
  const times = await page.evaluate(
    (count) => Array.from({ length: count }, () => window.report?.rerender() ?? Number.NaN),
    renders,
  );
  take('rerender', median(times));
  take('CLS', await page.evaluate(() => window.probe.cls));
  if (isUsed) await useAllControls({ page, session, take });
}

/** Measures a run in a fresh page; repeats it after a timeout on a busy machine. */
async function runOnce(browser: Browser, run: Run): Promise<Samples> {
  for (let left = tries - 1; ; left -= 1) {
    const opened = await open(browser);
    const taken: Samples = new Map();
    try {
      await measureOnce(opened, run, (figure, value) => append(taken, figure, value));
      return taken;
    } catch (error) {
      if (left === 0) throw error;
      console.error(`Once more: ${String(error).split('\n')[0]}`);
    } finally {
      await opened.context.close();
    }
  }
}

function append(samples: Samples, figure: string, value: number): void {
  samples.set(figure, [...(samples.get(figure) ?? []), value]);
}

/** A page to measure. */
interface Target {
  name: string;
  address: string;
}

// Each round starts with another page, so that no page is always first.
const inTurn = (pages: readonly Target[], round: number) => [
  ...pages.slice(round % pages.length),
  ...pages.slice(0, round % pages.length),
];

/**
 * Measures pages in interleaved rounds, so that a busy moment affects all of them. Each round loads the page; every
 * second one also uses it, which takes four times as long as loading.
 */
export async function measureKits(
  browser: Browser,
  pages: readonly Target[],
  rounds: number,
): Promise<ReadonlyMap<string, Samples>> {
  const all = new Map<string, Samples>(pages.map(({ name }) => [name, new Map()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, address } of inTurn(pages, round)) {
      const taken = await runOnce(browser, { address, isUsed: round % 2 === 0 });
      const samples = all.get(name);
      for (const [figure, values] of taken) if (samples) append(samples, figure, median(values));
      console.error(`Round ${round + 1} of ${rounds}: ${name}`);
    }
  }
  return all;
}
