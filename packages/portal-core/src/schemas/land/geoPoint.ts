import * as v from 'valibot';

const degrees = (limit: number) => v.pipe(v.number(), v.minValue(-limit), v.maxValue(limit));

/** A point on the ground in degrees (WGS 84). */
export const GeoPoint = v.object({ longitude: degrees(180), latitude: degrees(90) });
export type GeoPoint = v.InferOutput<typeof GeoPoint>;
