import type { Browser, CDPSession, Page } from 'playwright';
import { launchBrowser } from './launch.ts';
import { median } from './statistics.ts';

const loads = 5;
const slow4G = {
  offline: false,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
  latency: 150,
};
const settleMs = 1500;

/** The transferred bytes of a route, in kB of 1000. */
interface Bytes {
  js: number;
  css: number;
  font: number;
  html: number;
}

/** The paint times of a page in ms, and its layout shift. */
interface Paint {
  fcp: number;
  lcp: number;
  cls: number;
}

const kinds: Readonly<Record<string, keyof Bytes>> = {
  Script: 'js',
  Stylesheet: 'css',
  Font: 'font',
  Document: 'html',
};

async function countBytes(session: CDPSession): Promise<Bytes> {
  const bytes: Bytes = { js: 0, css: 0, font: 0, html: 0 };
  const kindOf = new Map<string, keyof Bytes>();
  session.on('Network.responseReceived', ({ requestId, type }) => {
    const kind = kinds[type];
    if (kind) kindOf.set(requestId, kind);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += encodedDataLength / 1000;
  });
  await session.send('Network.enable');
  return bytes;
}

const observe = `
  window.paint = { fcp: 0, lcp: 0, cls: 0 };
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (entry.name === 'first-contentful-paint') window.paint.fcp = entry.startTime;
  })).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    window.paint.lcp = entry.startTime;
  })).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => {
    if (!entry.hadRecentInput) window.paint.cls += entry.value;
  })).observe({ type: 'layout-shift', buffered: true });
`;

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

async function load(browser: Browser, address: string): Promise<{ bytes: Bytes; paint: Paint }> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await page.addInitScript(observe);
  const bytes = await countBytes(await throttle(page));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settleMs);
  const paint = await page.evaluate(() => (window as unknown as { paint: Paint }).paint);
  await page.close();
  return { bytes, paint };
}

async function row(browser: Browser, base: string, path: string) {
  const runs: Awaited<ReturnType<typeof load>>[] = [];
  for (let run = 0; run < loads; run += 1) runs.push(await load(browser, base + path));
  const kB = (kind: keyof Bytes) => median(runs.map(({ bytes }) => bytes[kind])).toFixed(1);
  const ms = (kind: 'fcp' | 'lcp') => median(runs.map(({ paint }) => paint[kind])).toFixed(0);
  return {
    route: path,
    'JS kB': kB('js'),
    'CSS kB': kB('css'),
    'fonts kB': kB('font'),
    'HTML kB': kB('html'),
    'FCP ms': ms('fcp'),
    'LCP ms': ms('lcp'),
    CLS: median(runs.map(({ paint }) => paint.cls)).toFixed(3),
  };
}

/** Loads routes on a slow network and processor (1.6 Mbps, 150 ms, CPU ÷ 4, 412 px); medians of five loads. */
export async function measurePages(base: string, paths: readonly string[]) {
  const browser = await launchBrowser();
  const rows: Awaited<ReturnType<typeof row>>[] = [];
  for (const path of paths) rows.push(await row(browser, base, path));
  await browser.close();
  return rows;
}
