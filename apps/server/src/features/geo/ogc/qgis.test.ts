import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import { describe, expect, it } from 'vitest';
import recorded from '../../../../../../tests/support/qgis/requests.json' with { type: 'json' };
import { createBeforeAll, makeAppBeforeAll } from '../../../../../../tests/support/serviceHooks.ts';
import { getTileAt } from '../../../../../../tests/support/tiles.ts';
import { unpackRing } from '../../../db/land/ring.ts';
import { plots } from '../../../db/schema/land.ts';

const origin = 'https://land.temple.example';
const service = makeAppBeforeAll({ DEMO_ON_NETWORK: 'yes', PUBLIC_ORIGIN: origin });
const record = createBeforeAll(async () => ({ rows: await service.deps.db.select().from(plots) }));

interface Link {
  href: string;
  rel: string;
  type?: string;
}
interface Document {
  links: Link[];
  conformsTo: string[];
  numberMatched?: number;
  numberReturned: number;
  features: { id: number; properties: Record<string, unknown> }[];
  collections: { id: string }[];
  extent: { spatial: { bbox: [number[]] } };
  components: { parameters: { limit: { schema: { default: number; maximum: number } } } };
}

/** Sends a request as it was recorded and returns the answer as text or bytes. */
async function send(url: string, accept: string) {
  const { statusCode, headers, rawPayload } = await service.app.inject({
    method: 'GET',
    url,
    headers: { accept, 'accept-encoding': 'gzip, deflate', 'user-agent': 'Mozilla/5.0 QGIS/34000' },
  });
  expect([url, statusCode]).toEqual([url, 200]);
  const plain = headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
  return { type: String(headers['content-type']), plain };
}

async function read(url: string, accept = recorded.accept.json) {
  const { type, plain } = await send(url, accept);
  return { type, document: JSON.parse(plain.toString('utf8')) as Document };
}

const toPath = (href: string | undefined) => href?.replace(origin, '');
const findLink = ({ links }: Document, rel: string, type?: string) =>
  toPath(links.find((link) => link.rel === rel && (!type || link.type === type))?.href);

describe('the requests of QGIS', () => {
  const [landing, api, collections, collection, conformance, sample, one, first] =
    recorded.features.map(({ url }) => url) as string[];

  it('find each document by the links of the one before', async () => {
    const page = (await read(landing ?? '')).document;
    const openApi = 'application/vnd.oai.openapi+json;version=3.0';
    expect([
      findLink(page, 'service-desc', openApi),
      findLink(page, 'data', 'application/json'),
      findLink(page, 'conformance'),
    ]).toEqual([api, collections, conformance]);
    const definition = await read(api ?? '', recorded.accept.openApi);
    expect(definition.type).toBe(openApi);
    const { schema } = definition.document.components.parameters.limit;
    expect(Math.min(Math.max(1000, schema.default), schema.maximum)).toBe(1000);
    const listed = (await read(collections ?? '')).document;
    expect(listed.collections.map(({ id }) => id)).toContain('plots');
    expect((await read(conformance ?? '')).document.conformsTo).toContain(
      'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/geojson',
    );
  });

  it('load every plot of the map once, page by page', async () => {
    const described = (await read(collection ?? '')).document;
    const bbox = described.extent.spatial.bbox[0].join();
    const columns = await read(sample ?? '', recorded.accept.geoJson);
    expect(columns.type).toBe('application/geo+json');
    expect(columns.document.features).toHaveLength(10);
    const expected = record.rows.filter(({ isActive, ring }) => isActive && ring !== null);
    expect((await read(one ?? '')).document.numberMatched).toBe(expected.length);
    const seen: number[] = [];
    let url = first?.replace('{bbox}', bbox);
    let pages = 0;
    while (url !== undefined) {
      const { document } = await read(url, recorded.accept.geoJson);
      expect(document.numberReturned).toBe(document.features.length);
      seen.push(...document.features.map(({ id }) => id));
      url = findLink(document, 'next', 'application/geo+json');
      pages += 1;
    }
    expect(pages).toBe(Math.ceil(expected.length / 1000));
    expect(seen.toSorted((left, right) => left - right)).toEqual(
      expected.map(({ id }) => id).toSorted((left, right) => left - right),
    );
  });

  it('find the tiles and decode one', async () => {
    const plot = record.rows[0] ?? expect.fail('The sample has no plot.');
    const { x, y } = getTileAt(unpackRing(plot.ring ?? new Uint8Array())[0] ?? [0, 0], 15);
    const [, , tilesets, tileset, matrixSet, tile = ''] = recorded.tiles.map(({ url }) => url);
    const described = (await read(collection ?? '')).document;
    const vector = 'http://www.opengis.net/def/rel/ogc/1.0/tilesets-vector';
    expect(findLink(described, vector)).toBe(tilesets);
    await read(tilesets ?? '');
    const { document } = await read(tileset ?? '');
    const scheme = 'http://www.opengis.net/def/rel/ogc/1.0/tiling-scheme';
    expect(findLink(document, scheme)).toBe(matrixSet);
    const template = findLink(document, 'item') ?? '';
    const address = template
      .replace('{tileMatrix}', '15')
      .replace('{tileRow}', String(y))
      .replace('{tileCol}', String(x));
    expect(address).toBe(tile.replace('{row}', String(y)).replace('{column}', String(x)));
    const { type, plain } = await send(address, '*/*');
    expect(type).toBe('application/vnd.mapbox-vector-tile');
    const layer = new VectorTile(new PbfReader(plain)).layers['plots'];
    const drawn = Array.from({ length: layer?.length ?? 0 }, (_, index) => layer?.feature(index));
    const own = drawn.find((feature) => feature?.id === plot.id);
    expect(Object.keys(own?.properties ?? {}).toSorted()).toEqual(['kisam_class', 'plot_no']);
    expect(own?.properties['plot_no']).toBe(plot.number);
  });
});
