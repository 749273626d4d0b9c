import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildPage, makeFreshApp } from './freshApp.ts';
import { openHarbour } from './harbourPage.ts';

const picture = 'packages/ui/pictures/department.png';

// Takes the picture of another department's page in the kit's README anew, from a packed and installed kit.
const temporary = mkdtempSync(join(tmpdir(), 'kit-picture-'));
const harbour = await openHarbour(await buildPage(await makeFreshApp(temporary)));
const page = await harbour.open('light');
await page.mouse.move(0, 0);
const taken = await page.screenshot({ fullPage: true });
await sharp(taken).removeAlpha().png({ compressionLevel: 9, palette: true }).toFile(picture);
await harbour.close();
rmSync(temporary, { recursive: true, force: true });
console.log(`Taken: ${picture}`);
