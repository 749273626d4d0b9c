import type { GeoPoint } from '@temple-land/portal-core';

/** The bytes at the beginning of a photo that are read: its data about the camera is in them. */
const headBytes = 262_144;

const jpegStart = 0xff_d8;
const exifSegment = 0xff_e1;
const imageSegment = 0xff_da;
const exifSignature = 0x45_78_69_66;
const littleEndian = 0x49_49;

const gpsTag = 0x88_25;
const gpsTags = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 } as const;

/** The entries of a directory of TIFF: by tag, the offset of their four bytes of value. */
type Entries = ReadonlyMap<number, number>;

/** The part of a JPEG file that has the layout of a TIFF file, with its byte order. */
interface Tiff {
  view: DataView;
  start: number;
  isLittle: boolean;
}

function findTiff(view: DataView): Tiff | undefined {
  if (view.getUint16(0) !== jpegStart) return undefined;
  let at = 2;
  while (view.getUint16(at) !== imageSegment) {
    if (view.getUint16(at) === exifSegment && view.getUint32(at + 4) === exifSignature) {
      const start = at + 10;
      return { view, start, isLittle: view.getUint16(start) === littleEndian };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

const getNumber = ({ view, isLittle }: Tiff, at: number) => view.getUint32(at, isLittle);

function listEntries({ view, start, isLittle }: Tiff, offset: number): Entries {
  const at = start + offset;
  const count = view.getUint16(at, isLittle);
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = at + 2 + index * 12;
      return [view.getUint16(entry, isLittle), entry + 8] as const;
    }),
  );
}

/** Returns degrees, minutes and seconds, which are fractions of two numbers each, as degrees. */
function readDegrees(tiff: Tiff, at: number): number {
  const first = tiff.start + getNumber(tiff, at);
  const [degrees = 0, minutes = 0, seconds = 0] = [0, 8, 16].map(
    (offset) => getNumber(tiff, first + offset) / getNumber(tiff, first + offset + 4),
  );
  return degrees + minutes / 60 + seconds / 3600;
}

function readCoordinate(tiff: Tiff, gps: Entries, tag: number, refTag: number): number {
  const [at, ref] = [gps.get(tag), gps.get(refTag)];
  if (at === undefined || ref === undefined) return Number.NaN;
  const isNegative = 'SW'.includes(String.fromCodePoint(tiff.view.getUint8(ref)));
  return readDegrees(tiff, at) * (isNegative ? -1 : 1);
}

const isPossible = ({ longitude, latitude }: GeoPoint) =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90 && (longitude !== 0 || latitude !== 0);

/** Returns the position that a JPEG file contains in its EXIF data; undefined without one. */
export function findPosition(bytes: ArrayBuffer): GeoPoint | undefined {
  try {
    const tiff = findTiff(new DataView(bytes));
    if (!tiff) return undefined;
    const gpsAt = listEntries(tiff, getNumber(tiff, tiff.start + 4)).get(gpsTag);
    if (gpsAt === undefined) return undefined;
    const gps = listEntries(tiff, getNumber(tiff, gpsAt));
    const { latitude, latitudeRef, longitude, longitudeRef } = gpsTags;
    const point = {
      longitude: readCoordinate(tiff, gps, longitude, longitudeRef),
      latitude: readCoordinate(tiff, gps, latitude, latitudeRef),
    };
    return isPossible(point) ? point : undefined;
  } catch (error) {
    // A damaged or shortened file ends before an offset that it names.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the position in the first of some photos that has one; nothing leaves the browser. */
export async function findPhotoPosition(photos: readonly Blob[]): Promise<GeoPoint | undefined> {
  for (const photo of photos) {
    const found = findPosition(await photo.slice(0, headBytes).arrayBuffer());
    if (found) return found;
  }
  return undefined;
}
