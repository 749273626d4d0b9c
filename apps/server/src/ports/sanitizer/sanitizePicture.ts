import sharp, { type Sharp } from 'sharp';
import { limits } from './limits.ts';
import { Refusal } from './refusal.ts';

const longestSidePx = 4096;
const jpegQuality = 85;

// Each picture is used once, so that a cache would only keep personal documents in memory.
sharp.cache(false);
sharp.concurrency(1);

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;

/** A media type of a picture that the service stores. */
export type PictureType = keyof typeof formats;

async function checkHeader(source: Sharp, type: PictureType): Promise<void> {
  const { format, width, height } = await source.metadata();
  if (format !== formats[type]) throw new Refusal('damaged', 'The picture is of another type.');
  if (width * height > limits.pixels) throw new Refusal('complex', 'The picture is too large.');
}

/**
 * Re-encodes a picture: upright, at most 4,096 pixels a side, without metadata; throws a Refusal if it is not a picture
 * of that type or too large.
 */
export async function sanitizePicture(bytes: Uint8Array, type: PictureType): Promise<Uint8Array> {
  try {
    const source = sharp(bytes, { failOn: 'error', limitInputPixels: false, pages: 1 });
    await checkHeader(source, type);
    const upright = source
      .autoOrient()
      .resize(longestSidePx, longestSidePx, { fit: 'inside', withoutEnlargement: true });
    const drawn = type === 'image/png' ? upright.png() : upright.jpeg({ quality: jpegQuality });
    return await drawn.toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('damaged', 'The picture cannot be drawn.');
  }
}
