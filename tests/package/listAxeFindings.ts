import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Returns the rules of axe that a page does not hold, with the elements. */
export async function listAxeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe: tool } = window as unknown as {
      axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await tool.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}
