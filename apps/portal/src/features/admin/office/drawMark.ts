import { markMaxPixels } from '@temple-land/portal-core';

/**
 * Draws a PNG, JPG or SVG into the middle of a transparent square, as a PNG of at most 512 pixels. What an SVG contains
 * besides its picture is left behind. Rejects for a file that the browser cannot draw.
 */
export async function drawMark(file: File): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // A drawing may have no size of its own.
    const width = image.naturalWidth || markMaxPixels;
    const height = image.naturalHeight || markMaxPixels;
    const isDrawing = file.type === 'image/svg+xml';
    const side = isDrawing ? markMaxPixels : Math.min(markMaxPixels, Math.max(width, height));
    const scale = side / Math.max(width, height);
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const [left, top] = [(side - width * scale) / 2, (side - height * scale) / 2];
    canvas.getContext('2d')?.drawImage(image, left, top, width * scale, height * scale);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) throw new Error('The picture cannot be drawn.');
    return new File([blob], 'mark.png', { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Reads a file as a data URL. */
export const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
