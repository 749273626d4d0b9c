import { layers } from '../tiles/layers.ts';
import type { Collection } from './collections.ts';
import type { Bbox } from './itemsQuery.ts';
import { json, mediaTypes, webMercator, type Link } from './links.ts';

const matrixSetId = 'WebMercatorQuad';
const matrixSetUri = `http://www.opengis.net/def/tilematrixset/OGC/1.0/${matrixSetId}`;
const largestZoom = 18;
const [scaleOfWorld, cellOfWorld, halfWorld] = [
  559_082_264.028_717_3, 156_543.033_928_041, 20_037_508.342_789_244,
];

/** Builds the list of tile matrix sets, which has one. */
export const buildTileMatrixSets = (base: string) => ({
  tileMatrixSets: [
    {
      id: matrixSetId,
      title: 'Google Maps Compatible for the World',
      uri: matrixSetUri,
      crs: webMercator,
      links: [json(`${base}/tileMatrixSets/${matrixSetId}`, 'self', matrixSetId)],
    },
  ],
});

/** Builds the tile matrix set by the registry of the OGC, down to the largest zoom of a layer. */
export const buildTileMatrixSet = () => ({
  id: matrixSetId,
  title: 'Google Maps Compatible for the World',
  uri: matrixSetUri,
  crs: webMercator,
  orderedAxes: ['X', 'Y'],
  wellKnownScaleSet: 'http://www.opengis.net/def/wkss/OGC/1.0/GoogleMapsCompatible',
  tileMatrices: Array.from({ length: largestZoom + 1 }, (_, z) => ({
    id: String(z),
    scaleDenominator: scaleOfWorld / 2 ** z,
    cellSize: cellOfWorld / 2 ** z,
    cornerOfOrigin: 'topLeft',
    pointOfOrigin: [-halfWorld, halfWorld],
    matrixWidth: 2 ** z,
    matrixHeight: 2 ** z,
    tileWidth: 256,
    tileHeight: 256,
  })),
});

const toColumn = (longitude: number, z: number) => Math.floor(((longitude + 180) / 360) * 2 ** z);
const toRow = (latitude: number, z: number) => {
  const radians = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
};

/** Returns the tiles of each zoom that an extent touches. */
function listLimits({ minZoom, maxZoom }: { minZoom: number; maxZoom: number }, extent: Bbox) {
  const [west, south, east, north] = extent;
  return Array.from({ length: maxZoom - minZoom + 1 }, (_, index) => {
    const z = minZoom + index;
    return {
      tileMatrix: String(z),
      minTileRow: toRow(north, z),
      maxTileRow: toRow(south, z),
      minTileCol: toColumn(west, z),
      maxTileCol: toColumn(east, z),
    };
  });
}

const tileColumns: Readonly<Record<'places' | 'plots', readonly { name: string; type: string }[]>> =
  {
    places: [
      { name: 'name', type: 'string' },
      { name: 'name_or', type: 'string' },
      { name: 'name_hi', type: 'string' },
      { name: 'plots', type: 'integer' },
      { name: 'area_acres', type: 'number' },
    ],
    plots: [
      { name: 'kisam_class', type: 'string' },
      { name: 'plot_no', type: 'string' },
    ],
  };

const describe = (title: string) => ({
  title: `${title} as vector tiles`,
  dataType: 'vector',
  crs: webMercator,
  tileMatrixSetURI: matrixSetUri,
});

/** Builds the list of tilesets of a collection, which has one. */
export const buildTilesets = (base: string, { id, title }: Collection) => {
  const own = `${base}/collections/${id}/tiles`;
  return {
    links: [json(own, 'self', `Tilesets: ${title}`)],
    tilesets: [{ ...describe(title), links: [json(`${own}/${matrixSetId}`, 'self', title)] }],
  };
};

/** Builds the description of the tileset of a collection, with the tiles that have land. */
export function buildTileset(base: string, { id, title }: Collection, extent: Bbox) {
  const own = `${base}/collections/${id}/tiles/${matrixSetId}`;
  const { minZoom, maxZoom } = layers[id];
  const properties = tileColumns[id === 'plots' ? 'plots' : 'places'];
  return {
    ...describe(title),
    links: [
      json(own, 'self', title),
      {
        href: `${own}/{tileMatrix}/{tileRow}/{tileCol}`,
        rel: 'item',
        type: mediaTypes.tile,
        title,
        templated: true,
      },
      json(
        `${base}/tileMatrixSets/${matrixSetId}`,
        'http://www.opengis.net/def/rel/ogc/1.0/tiling-scheme',
        matrixSetId,
      ),
      json(`${base}/collections/${id}`, 'http://www.opengis.net/def/rel/ogc/1.0/geodata', title),
    ] satisfies Link[],
    layers: [
      {
        id,
        dataType: 'vector',
        geometryDimension: 2,
        minTileMatrix: String(minZoom),
        maxTileMatrix: String(maxZoom),
        propertiesSchema: {
          type: 'object',
          properties: Object.fromEntries(properties.map(({ name, type }) => [name, { type }])),
        },
      },
    ],
    tileMatrixSetLimits: listLimits({ minZoom, maxZoom }, extent),
  };
}
