import sharp from 'sharp';

const longestSidePx = 4096;
const pixelsMax = 50_000_000;
const jpegQuality = 85;
const patienceSeconds = 20;

// Each picture is used once, so that a cache would only keep strangers' papers in memory.
sharp.cache(false);
sharp.concurrency(1);

const formats = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const;

/** A media type of a picture that the service keeps. */
export type PictureType = keyof typeof formats;

/**
 * Draws a picture anew: upright, at most 4,096 pixels a side, without place, camera or anything else
 * beside the pixels. Gives its bytes, or undefined when it is not a picture of that type or too large.
 */
export async function redrawn(
  bytes: Uint8Array,
  type: PictureType,
): Promise<Uint8Array | undefined> {
  try {
    const source = sharp(bytes, { failOn: 'error', limitInputPixels: pixelsMax, pages: 1 });
    if ((await source.metadata()).format !== formats[type]) return undefined;
    const upright = source
      .autoOrient()
      .resize(longestSidePx, longestSidePx, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: patienceSeconds });
    const drawn = type === 'image/png' ? upright.png() : upright.jpeg({ quality: jpegQuality });
    return await drawn.toBuffer();
  } catch {
    return undefined;
  }
}
