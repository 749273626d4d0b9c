import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright';

/** The number of places with an axe violation, and the violated rules. */
export interface Findings {
  light: number;
  dark: number;
  dialog: number;
  rules: readonly string[];
}

interface PageWithAxe {
  axe: { run: (options: RunOptions) => Promise<AxeResults> };
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const settleMs = 800;

async function findingsOf(page: Page): Promise<{ id: string; nodes: number }[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as PageWithAxe).axe.run({
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.length }));
  });
}

/** Checks a page with all axe rules: light, dark, and light with the dialog open. */
export async function checkPage(browser: Browser, address: string): Promise<Findings> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const rules = new Set<string>();
  const count = async () => {
    await page.waitForTimeout(settleMs);
    const found = await findingsOf(page);
    for (const { id } of found) rules.add(id);
    return found.reduce((total, { nodes }) => total + nodes, 0);
  };
  await page.goto(`${address}/?dark`);
  const dark = await count();
  await page.goto(address);
  const light = await count();
  await page.click('#open-dialog');
  const dialog = await count();
  await page.close();
  return { light, dark, dialog, rules: [...rules] };
}
