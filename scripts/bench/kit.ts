import { cpus, loadavg } from 'node:os';
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../chromium.ts';
import { checkPage } from './kit/axe.ts';
import { printBudgets } from './kit/budgets.ts';
import { buildKit } from './kit/build.ts';
import { comboboxEntry, kits } from './kit/kits.ts';
import { measureKits } from './kit/measure.ts';
import { installPeers } from './kit/peers.ts';
import type { KitResult } from './kit/results.ts';
import { serve } from './kit/serve.ts';
import { printKits } from './kit/tables.ts';

const load = () => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;

async function buildAll(havePeers: boolean) {
  const wanted = kits.filter(({ isPeer }) => havePeers || !isPeer);
  const pages: { name: string; built: Awaited<ReturnType<typeof buildKit>>; address: string }[] =
    [];
  const closers: (() => void)[] = [];
  for (const { name, entry } of wanted) {
    const built = await buildKit(entry);
    const { address, close } = await serve(built.files);
    pages.push({ name, built, address });
    closers.push(close);
  }
  return { pages, closeAll: () => closers.forEach((close) => close()) };
}

/** Builds page R with each kit, measures them interleaved and prints tables and budgets. */
export async function compareKits(rounds: number): Promise<void> {
  const havePeers = await installPeers();
  const { pages, closeAll } = await buildAll(havePeers);
  const late = await buildKit(comboboxEntry);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  try {
    const before = load();
    const samples = await measureKits(browser, pages, rounds);
    const results: KitResult[] = [];
    for (const { name, built, address } of pages) {
      const findings = await checkPage(browser, address);
      results.push({ name, size: built.size, samples: samples.get(name) ?? new Map(), findings });
    }
    const missing = kits.filter(({ isPeer }) => isPeer && !havePeers).map(({ name }) => name);
    printKits(results, missing);
    printBudgets(results, late.size.lateGz);
    console.log(`\n${rounds} rounds; load before ${before}, after ${load()}; read the ratios.`);
  } finally {
    await browser.close();
    closeAll();
  }
}
