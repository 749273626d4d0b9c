import type { GeoPoint, PositionSource } from '@temple-land/portal-core';

/** A position of a report with its origin. */
export interface Position extends GeoPoint {
  source: PositionSource;
}

const decimals = 6;
const round = (degrees: number) => Number(degrees.toFixed(decimals));

/** The texts of a position in the form and its draft; all are '' without one. */
export interface PositionTexts {
  longitude: string;
  latitude: string;
  positionSource: string;
}

/** No position. */
export const noPosition: PositionTexts = { longitude: '', latitude: '', positionSource: '' };

/** Returns a position as the texts of the form, to about a decimetre. */
export const toPositionTexts = ({ longitude, latitude, source }: Position): PositionTexts => ({
  longitude: String(round(longitude)),
  latitude: String(round(latitude)),
  positionSource: source,
});

/** Returns the position in the texts of the form; undefined without one. */
export function toPosition(texts: PositionTexts): Position | undefined {
  if (texts.longitude === '') return undefined;
  const source = texts.positionSource as PositionSource;
  return { longitude: Number(texts.longitude), latitude: Number(texts.latitude), source };
}

/** Formats a position as map services do: latitude first, five decimals. */
export const formatPosition = ({ latitude, longitude }: GeoPoint): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

/** Reads a typed position, latitude first, for example "19.8135, 85.8312"; undefined if it is none. */
export function parsePosition(typed: string): GeoPoint | undefined {
  const match = /^(-?\d{1,2}(?:\.\d+)?)°?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)°?$/.exec(typed.trim());
  if (!match) return undefined;
  const [latitude, longitude] = [Number(match[1]), Number(match[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? { latitude, longitude }
    : undefined;
}
