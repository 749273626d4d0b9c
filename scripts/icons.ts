import { readFileSync } from 'node:fs';
import sharp from 'sharp';

// Draws the icons of the installed web app from the logo: `node scripts/icons.ts`.
const folder = new URL('../apps/portal/public/', import.meta.url);
const mark = readFileSync(new URL('favicon.svg', folder));
const ground = '#fff7e8';

/** Writes the logo as a square image; `share` is its part of the side length. */
async function draw(name: string, side: number, share: number): Promise<void> {
  const own = Math.round(side * share);
  const edge = Math.round((side - own) / 2);
  const inner = await sharp(mark, { density: (72 * own) / 48 })
    .resize(own, own)
    .png()
    .toBuffer();
  const isWhole = share === 1;
  const background = isWhole ? { r: 0, g: 0, b: 0, alpha: 0 } : ground;
  await sharp({ create: { width: side, height: side, channels: 4, background } })
    .composite([{ input: inner, left: edge, top: edge }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL(name, folder).pathname);
}

await draw('icon-180.png', 180, 0.86);
await draw('icon-192.png', 192, 1);
await draw('icon-512.png', 512, 1);
await draw('icon-maskable-512.png', 512, 0.7);
