import * as v from 'valibot';
import { answer } from '../common.ts';
import { asOf, Extent } from './geo.ts';
import { GeoPoint } from './geoPoint.ts';

/** What can be at a point of the map, the most exact first. */
export const MapHitKind = v.picklist([
  'plot',
  'lease',
  'case',
  'quarry',
  'context',
  'mouza',
  'tahasil',
  'district',
]);

/** Something at a point of the map, without personal data. */
export const MapHit = v.object({
  kind: MapHitKind,
  /** The number of a plot, lease or case, the name of a place, or the kind of what surrounds plots. */
  name: v.string(),
  /** Empty where it is not on a plot. */
  plotCode: v.string(),
  extent: Extent,
});
export type MapHit = v.InferOutput<typeof MapHit>;

export const MapIdentifyRequest = v.object({ ...GeoPoint.entries, ...asOf });
/** Everything of the officer's territory at a point; empty outside of it. */
export const MapIdentifyAnswer = answer(v.array(MapHit));
