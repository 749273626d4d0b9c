import type { Ring } from '../../../db/land/ring.ts';
import type { Collection } from './collections.ts';
import type { FeaturePage } from './listFeatures.ts';
import { crs84, json, mediaTypes, type Link } from './links.ts';
import type { LandFeature } from './selectFeatures.ts';

/** Closes a ring counter-clockwise, as RFC 7946 wants outer rings. */
function closeRing(ring: Ring): readonly (readonly [number, number])[] {
  let twice = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  const corners = twice < 0 ? ring.toReversed() : ring;
  return corners.length === 0 ? [] : [...corners, ...corners.slice(0, 1)];
}

/** Returns a feature as GeoJSON (RFC 7946). */
export const toGeoJson = ({ id, ring, properties }: LandFeature) => ({
  type: 'Feature' as const,
  id,
  geometry: ring === undefined ? null : { type: 'Polygon', coordinates: [closeRing(ring)] },
  properties,
});

/** Builds the document of a page of features; `search` is the query of the request without `after`. */
export function buildItems(
  base: string,
  { id, title }: Pick<Collection, 'id' | 'title'>,
  page: FeaturePage,
  { search, self }: { search: URLSearchParams; self: string },
) {
  const items = `${base}/collections/${id}/items`;
  const links: Link[] = [
    { href: self, rel: 'self', type: mediaTypes.geoJson, title },
    json(`${base}/collections/${id}`, 'collection', title),
  ];
  if (page.next !== undefined) {
    const next = new URLSearchParams(search);
    next.set('after', String(page.next));
    links.push({
      href: `${items}?${next}`,
      rel: 'next',
      type: mediaTypes.geoJson,
      title: 'Next page',
    });
  }
  return {
    type: 'FeatureCollection' as const,
    ...(page.matched === undefined ? {} : { numberMatched: page.matched }),
    numberReturned: page.features.length,
    links,
    features: page.features.map(toGeoJson),
  };
}

/** Builds the document of one feature. */
export const buildItem = (
  base: string,
  { id, title }: Pick<Collection, 'id' | 'title'>,
  feature: LandFeature,
) => ({
  ...toGeoJson(feature),
  links: [
    {
      href: `${base}/collections/${id}/items/${feature.id}`,
      rel: 'self',
      type: mediaTypes.geoJson,
      title,
    },
    json(`${base}/collections/${id}`, 'collection', title),
  ] satisfies Link[],
});

/** The value of the header that says in which reference system coordinates are. */
export const contentCrs = `<${crs84}>`;
