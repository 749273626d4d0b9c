import type { Browser, CDPSession, Page } from 'playwright';

/** The profile of the budgets: 1.6 Mbps, 150 ms round trip, a processor four times slower, 412 px. */
const slow4G = {
  offline: false,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (0.75 * 1000 * 1000) / 8,
  latency: 150,
};

/** A page on the slow profile in its own browser context, with the session that throttles it. */
export interface SlowPage {
  page: Page;
  session: CDPSession;
  close: () => Promise<void>;
}

/** Opens a page on the slow profile; answers use gzip, as the budgets do. */
export async function slowPage(browser: Browser, isNetworkSlow = true): Promise<SlowPage> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  if (isNetworkSlow) await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session, close: () => context.close() };
}
