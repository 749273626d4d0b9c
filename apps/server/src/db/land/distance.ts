import { toDegrees, type GeoPoint } from '@temple-land/portal-core';

/** Returns PostgreSQL's box around a point, which contains every point within some metres. */
export function toBoxAround(point: GeoPoint, metres: number): string {
  const { x, y } = toDegrees(point, metres);
  const { longitude, latitude } = point;
  return `(${longitude + x},${latitude + y}),(${longitude - x},${latitude - y})`;
}
