import { openCollections } from '@temple-land/portal-core';
import { collections, type Collection } from './collections.ts';
import { defaultLimit, maxLimit } from './itemsQuery.ts';
import { licence, mediaTypes } from './links.ts';

const answer = (description: string, mediaType: string) => ({
  200: { description, content: { [mediaType]: { schema: { type: 'object' } } } },
  304: { description: 'Not changed since the ETag of If-None-Match' },
  503: { description: 'Too many requests from this address; see Retry-After' },
});

const inPath = (name: string, schema: object) => ({ name, in: 'path', required: true, schema });

const get = (
  summary: string,
  mediaType: string,
  parameters: readonly object[] = [],
  tags: readonly string[] = ['Capabilities'],
) => ({
  get: {
    summary,
    operationId: summary.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    tags,
    parameters,
    responses: answer(summary, mediaType),
  },
});

const ref = (name: string) => ({ $ref: `#/components/parameters/${name}` });

function buildPaths(collection: Collection) {
  const { id, title, filters } = collection;
  const own = `/collections/${id}`;
  const id32 = { type: 'integer', minimum: 1 };
  const tile = [
    inPath('tileMatrix', { type: 'integer', minimum: 0 }),
    inPath('tileRow', { type: 'integer', minimum: 0 }),
    inPath('tileCol', { type: 'integer', minimum: 0 }),
  ];
  const byPlace = filters.map((name) => ({
    name,
    in: 'query',
    description: `Only features of the place with this id, as the column ${name}`,
    required: false,
    schema: id32,
    style: 'form',
    explode: false,
  }));
  const query = [...['limit', 'bbox', 'datetime', 'after'].map(ref), ...byPlace];
  return {
    [own]: get(`${title}: description`, mediaTypes.json),
    [`${own}/schema`]: get(`${title}: columns`, mediaTypes.schema),
    [`${own}/items`]: get(`${title}: features`, mediaTypes.geoJson, query, [title]),
    [`${own}/items/{featureId}`]: get(
      `${title}: one feature`,
      mediaTypes.geoJson,
      [inPath('featureId', id32)],
      [title],
    ),
    [`${own}/tiles`]: get(`${title}: tilesets`, mediaTypes.json, [], [title]),
    [`${own}/tiles/WebMercatorQuad`]: get(`${title}: tileset`, mediaTypes.json, [], [title]),
    [`${own}/tiles/WebMercatorQuad/{tileMatrix}/{tileRow}/{tileCol}`]: get(
      `${title}: tile`,
      mediaTypes.tile,
      tile,
      [title],
    ),
  };
}

const inQuery = (name: string, description: string, schema: object) => ({
  name,
  in: 'query',
  description,
  required: false,
  schema,
  style: 'form',
  explode: false,
});

const parameters = {
  limit: inQuery('limit', 'The most features of a page', {
    type: 'integer',
    minimum: 1,
    maximum: maxLimit,
    default: defaultLimit,
  }),
  bbox: inQuery('bbox', 'West, south, east and north in degrees (CRS84)', {
    type: 'array',
    items: { type: 'number' },
    oneOf: [
      { minItems: 4, maxItems: 4 },
      { minItems: 6, maxItems: 6 },
    ],
  }),
  datetime: inQuery(
    'datetime',
    'A moment or an interval of RFC 3339, in which the record was last updated; .. is open',
    { type: 'string' },
  ),
  after: inQuery('after', 'The place of a page in its order; use the link next', {
    type: 'integer',
    minimum: 0,
  }),
};

/** Builds the OpenAPI 3.0 definition of the interface. */
export const buildOpenApi = (base: string) => ({
  openapi: '3.0.3',
  info: {
    title: 'Land of the deity: public features and tiles',
    version: '1.0.0',
    description:
      'OGC API Features and Tiles, to be read by anyone without a key. Outlines are schematic, not to survey.',
    license: { name: licence.title, url: licence.href },
  },
  servers: [{ url: base }],
  paths: {
    '/': get('Landing page', mediaTypes.json),
    '/conformance': get('Conformance classes', mediaTypes.json),
    '/api': get('This definition', mediaTypes.openApi),
    '/collections': get('Collections', mediaTypes.json),
    '/tileMatrixSets': get('Tile matrix sets', mediaTypes.json),
    '/tileMatrixSets/WebMercatorQuad': get('Tile matrix set', mediaTypes.json),
    ...Object.assign({}, ...openCollections.map((id) => buildPaths(collections[id]))),
  },
  components: { parameters },
});
