import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { PictureType } from './sanitizePicture.ts';

const { resolve } = createRequire(import.meta.url);
const fontfile = resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf');

const rowsOfPicture = 3;
const widthShare = 0.9;
const jpegQuality = 85;
const dpi = 300;

/** Draws a text with a transparent background, at most as large as a box. */
function drawText(text: string, colour: string, width: number, height: number): Promise<Buffer> {
  const markup = `<span foreground="${colour}" alpha="50%">${text}</span>`;
  return sharp({ text: { text: markup, font: 'Noto Sans Bold', fontfile, rgba: true, dpi } })
    .resize(width, height, { fit: 'inside' })
    .png()
    .toBuffer();
}

/** Writes a text of Latin letters three times across a sanitised picture. */
export async function watermarkPicture(
  bytes: Uint8Array,
  type: PictureType,
  text: string,
): Promise<Uint8Array> {
  const source = sharp(bytes, { failOn: 'error', limitInputPixels: false });
  const { width, height } = await source.metadata();
  const rowHeight = Math.max(1, Math.floor(height / rowsOfPicture));
  const box = [Math.max(1, Math.floor(width * widthShare)), rowHeight] as const;
  // Light letters beside the dark ones, so that one of both is visible on any picture.
  const [light, dark] = [
    await drawText(text, '#ffffff', ...box),
    await drawText(text, '#731010', ...box),
  ];
  const drawn = await sharp(dark).metadata();
  const [freeWidth, freeHeight] = [width - drawn.width, height - drawn.height];
  const left = Math.floor(freeWidth / 2);
  const marks = Array.from({ length: rowsOfPicture }, (_, row) => {
    const middle = row * rowHeight + Math.floor((rowHeight - drawn.height) / 2);
    const top = Math.min(freeHeight, middle);
    const shift = Math.ceil(drawn.height / 20);
    return [
      {
        input: light,
        left: Math.min(freeWidth, left + shift),
        top: Math.min(freeHeight, top + shift),
      },
      { input: dark, left, top },
    ];
  }).flat();
  const marked = source.composite(marks);
  const encoded = type === 'image/png' ? marked.png() : marked.jpeg({ quality: jpegQuality });
  return encoded.toBuffer();
}
