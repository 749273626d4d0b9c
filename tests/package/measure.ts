import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPage, makeFreshApp } from './freshApp.ts';
import { openHarbour } from './harbourPage.ts';
import { inWords, measureShipped } from './shipped.ts';

// Measures the kit in another department's page: node tests/package/measure.ts [--picture file]
const { picture } = parseArgs({ options: { picture: { type: 'string' } } }).values;
const temporary = mkdtempSync(join(tmpdir(), 'kit-package-'));
try {
  const app = await makeFreshApp(temporary);
  const built = await buildPage(app);
  if (picture !== undefined) {
    const harbour = await openHarbour(built);
    const page = await harbour.open('light');
    await page.screenshot({ path: picture, fullPage: true });
    await harbour.close();
  }
  console.log(inWords(await measureShipped(app, built)));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
