/** A link of a document (RFC 8288). */
export interface Link {
  href: string;
  rel: string;
  type?: string;
  title?: string;
  templated?: true;
}

/** The media types of the answers. */
export const mediaTypes = {
  json: 'application/json',
  geoJson: 'application/geo+json',
  openApi: 'application/vnd.oai.openapi+json;version=3.0',
  schema: 'application/schema+json',
  jsonLd: 'application/ld+json',
  tile: 'application/vnd.mapbox-vector-tile',
} as const;

/** The reference systems: longitude and latitude in degrees of WGS 84, and that of the tiles. */
export const crs84 = 'http://www.opengis.net/def/crs/OGC/1.3/CRS84';
export const webMercator = 'http://www.opengis.net/def/crs/EPSG/0/3857';

/** The licence of the data. */
export const licence = {
  title: 'Government Open Data License - India',
  href: 'https://www.data.gov.in/Godl',
} as const;

export const json = (href: string, rel: string, title: string): Link => ({
  href,
  rel,
  type: mediaTypes.json,
  title,
});
