import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { checkPage } from './kit/axe.ts';
import { buildKit, type Built } from './kit/build.ts';
import { comboboxEntry, kits } from './kit/kits.ts';
import { measureKits } from './kit/measure.ts';
import { checkParts } from './kit/parts.ts';
import { installPeers } from './kit/peers.ts';
import type { KitResult } from './kit/results.ts';
import { serve } from './kit/serve.ts';
import { printKits } from './kit/tables.ts';
import { writeVerdicts } from './kit/verdicts.ts';
import { launchBrowser } from './launch.ts';

/** A built page with the address that serves it. */
interface Served {
  name: string;
  hasNoStyles: boolean;
  built: Built;
  address: string;
  close: () => void;
}

const raw = '.cache/bench/kit.json';
const table = '.cache/bench/kit.md';
const load = () => loadavg()[0]?.toFixed(1) ?? '';

async function serveKits(havePeers: boolean): Promise<Served[]> {
  const served: Served[] = [];
  for (const { name, entry, isPeer, hasNoStyles = false } of kits) {
    if (isPeer && !havePeers) continue;
    const built = await buildKit(entry);
    served.push({ name, hasNoStyles, built, ...(await serve(built.files)) });
  }
  return served;
}

async function measureServed(served: readonly Served[], rounds: number): Promise<KitResult[]> {
  const browser = await launchBrowser();
  try {
    for (const { name, address } of served) await checkParts(browser, name, address);
    const samples = await measureKits(browser, served, rounds);
    const results: KitResult[] = [];
    for (const { name, hasNoStyles, built, address } of served) {
      const findings = await checkPage(browser, address);
      const taken = samples.get(name) ?? new Map();
      results.push({ name, hasNoStyles, size: built.size, samples: taken, findings });
    }
    return results;
  } finally {
    await browser.close();
  }
}

function keepRaw(results: readonly KitResult[]): void {
  mkdirSync('.cache/bench', { recursive: true });
  const plain = results.map(({ samples, ...kit }) => ({
    ...kit,
    samples: Object.fromEntries(samples),
  }));
  writeFileSync(raw, JSON.stringify(plain));
}

/** Builds page R with each kit, measures the pages in interleaved rounds and prints tables and verdicts. */
export async function compareKits(rounds: number): Promise<void> {
  const fault = await installPeers();
  if (fault !== undefined) console.error(`The peers could not be installed: ${fault}`);
  const served = await serveKits(fault === undefined);
  const late = await buildKit(comboboxEntry);
  const before = load();
  const results = await measureServed(served, rounds);
  for (const { close } of served) close();
  keepRaw(results);
  printKits(results);
  const verdicts = writeVerdicts(results, { lazyCombobox: late.size.lateGz });
  const ways =
    `\n${rounds} rounds; load ${before} before, ${load()} after on ${cpus().length} cores; ` +
    `read the ratios.`;
  writeFileSync(table, `${verdicts}\n${ways}\n`);
  console.log(verdicts);
  console.log(`${ways} This table is in ${table}, every figure of every round in ${raw}.`);
}
