import { openCollections } from '@temple-land/portal-core';
import { collections, type Collection } from './collections.ts';
import { crs84, json, licence, mediaTypes, type Link } from './links.ts';
import type { Bbox } from './itemsQuery.ts';

const features = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf';
const tiles = 'http://www.opengis.net/spec/ogcapi-tiles-1/1.0/conf';
const common = 'http://www.opengis.net/spec/ogcapi-common-1/1.0/conf';

/** The conformance classes that the interface implements. */
export const conformsTo = [
  ...['core', 'landing-page', 'json', 'oas30'].map((name) => `${common}/${name}`),
  ...['core', 'oas30', 'geojson'].map((name) => `${features}/${name}`),
  ...['core', 'tileset', 'tilesets-list', 'geodata-tilesets', 'mvt', 'oas30'].map(
    (name) => `${tiles}/${name}`,
  ),
  'http://www.opengis.net/spec/tms/2.0/conf/json-tilematrixset',
];

/** Builds the landing page; `owner` is the office that publishes the record, in English. */
export const buildLandingPage = (base: string, origin: string, owner: string) => ({
  title: 'Land of the deity: public features and tiles',
  description:
    'Districts, tahasils, mouzas and plots with land of the deity by OGC API Features and Tiles, without personal data. Outlines are schematic, not to survey.',
  attribution: `${owner}, land record`,
  links: [
    json(`${base}/`, 'self', 'This page'),
    {
      href: `${base}/api`,
      rel: 'service-desc',
      type: mediaTypes.openApi,
      title: 'OpenAPI definition',
    },
    {
      href: `${origin}/website/open-data`,
      rel: 'service-doc',
      type: 'text/html',
      title: 'Open data: data dictionary, licence and files',
    },
    json(`${base}/conformance`, 'conformance', 'Conformance classes'),
    json(`${base}/collections`, 'data', 'Collections'),
    {
      href: `${base}/catalogue`,
      rel: 'describedby',
      type: mediaTypes.jsonLd,
      title: 'Catalogue of files (DCAT)',
    },
    json(
      `${base}/tileMatrixSets`,
      'http://www.opengis.net/def/rel/ogc/1.0/tiling-schemes',
      'Tile matrix sets',
    ),
    { href: licence.href, rel: 'license', type: 'text/html', title: licence.title },
  ] satisfies Link[],
});

/** Builds the description of a collection; `extent` is that of all land. */
export function buildCollection(
  base: string,
  origin: string,
  collection: Collection,
  extent: Bbox,
) {
  const { id, title, description } = collection;
  const own = `${base}/collections/${id}`;
  return {
    id,
    title,
    description,
    itemType: 'feature',
    crs: [crs84],
    storageCrs: crs84,
    extent: { spatial: { bbox: [extent], crs: crs84 } },
    links: [
      json(own, 'self', title),
      { href: `${own}/items`, rel: 'items', type: mediaTypes.geoJson, title },
      { href: `${own}/schema`, rel: 'describedby', type: mediaTypes.schema, title: 'Columns' },
      {
        href: `${origin}/website/open-data`,
        rel: 'describedby',
        type: 'text/html',
        title: 'Data dictionary',
      },
      json(
        `${own}/tiles`,
        'http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector',
        `${title} as vector tiles`,
      ),
      { href: licence.href, rel: 'license', type: 'text/html', title: licence.title },
    ] satisfies Link[],
  };
}

/** Builds the list of collections. */
export const buildCollections = (base: string, origin: string, extent: Bbox) => ({
  links: [json(`${base}/collections`, 'self', 'Collections')],
  collections: openCollections.map((id) => buildCollection(base, origin, collections[id], extent)),
});

/** Builds the JSON Schema of the features of a collection. */
export const buildSchema = (base: string, { id, title, description, columns }: Collection) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `${base}/collections/${id}/schema`,
  type: 'object',
  title,
  description,
  properties: {
    geometry: { format: 'geometry-polygon', 'x-ogc-role': 'primary-geometry' },
    ...Object.fromEntries(
      columns.map(({ name, type }) => [
        name,
        type === 'date-time' ? { type: ['string', 'null'], format: 'date-time' } : { type },
      ]),
    ),
  },
});
