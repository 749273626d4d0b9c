import type { GeoPoint } from '@temple-land/portal-core';
import { findPhotoPosition } from '../../../common/files/photoPosition.ts';

/** The longest side of a photo that is sent, in pixels: a signboard stays legible in a few hundred kB. */
const longestSide = 1_600;
const quality = 0.8;
const justTakenMs = 600_000;
const positionOptions: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 120_000,
};

/** Returns a smaller JPEG of a large photo; the file itself when it is none or cannot be read. */
async function shrinkPhoto(file: File): Promise<Blob> {
  if (!file.type.startsWith('image/')) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    if (scale === 1) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    return small ?? file;
  } catch {
    return file;
  }
}

const findDevicePosition = (): Promise<GeoPoint | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) resolve(undefined);
    else
      navigator.geolocation.getCurrentPosition(
        ({ coords: { longitude, latitude } }) => resolve({ longitude, latitude }),
        () => resolve(undefined),
        positionOptions,
      );
  });

/** A photo as it is stored on the device. */
export interface PreparedPhoto {
  file: Blob;
  fileName: string;
  takenAt: string;
  position: GeoPoint | null;
}

/** A photo of the camera is chosen at once; an older one was taken elsewhere than the device is now. */
const isJustTaken = ({ lastModified }: File) => Date.now() - lastModified < justTakenMs;

/**
 * Returns a photo with its time and position: that of the photo itself, else that of the device where the photo was just
 * taken and the user allows it.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const own = await findPhotoPosition([file]);
  const device = own === undefined && isJustTaken(file) ? await findDevicePosition() : undefined;
  const position = own ?? device ?? null;
  const small = await shrinkPhoto(file);
  const isSmaller = small !== file;
  const fileName = isSmaller ? file.name.replace(/\.\w+$/, '.jpg') : file.name;
  const takenAt = new Date(file.lastModified).toISOString();
  return { file: small, fileName: fileName.slice(-100), takenAt, position };
}
