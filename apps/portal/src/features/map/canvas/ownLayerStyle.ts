import type { GeoJSONSource, LayerSpecification, Map as LibraryMap } from 'maplibre-gl';
import type { OwnLayer } from '../tools/ownLayers.ts';
import type { MapColours } from '../../../common/land/drawing/mapColours.ts';

/** The style layers of files of one's own. */
export const ownLayerIds = ['own-fill', 'own-hatch', 'own-line'] as const;

const share = (of: number) => ['*', of, ['get', 'opacity']] as never;

/** Returns the layers of files of one's own: a light fill, the pattern of the file and a strong outline. */
export function createOwnLayers(colours: MapColours): LayerSpecification[] {
  const source = { source: 'own' };
  return [
    {
      id: 'own-fill',
      type: 'fill',
      ...source,
      paint: { 'fill-color': colours.mapSelected, 'fill-opacity': share(0.15) },
    },
    {
      id: 'own-hatch',
      type: 'fill',
      ...source,
      paint: { 'fill-pattern': ['get', 'pattern'], 'fill-opacity': share(1) },
    },
    {
      id: 'own-line',
      type: 'line',
      ...source,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': colours.mapSelected, 'line-width': 2.5, 'line-opacity': share(1) },
    },
  ];
}

const close = (ring: readonly (readonly [number, number])[]) => [
  ...ring.map(([x, y]) => [x, y]),
  ...ring.slice(0, 1).map(([x, y]) => [x, y]),
];

/** Draws files of one's own. */
export function drawOwnLayers(map: LibraryMap, layers: readonly OwnLayer[]): void {
  const features = layers
    .filter(({ isShown }) => isShown)
    .flatMap(({ shapes, pattern, opacity }) =>
      shapes.map(({ polygons }) => ({
        type: 'Feature' as const,
        properties: { pattern, opacity: opacity / 100 },
        geometry: {
          type: 'MultiPolygon' as const,
          coordinates: polygons.map((rings) => rings.map(close)),
        },
      })),
    );
  map.getSource<GeoJSONSource>('own')?.setData({ type: 'FeatureCollection', features });
}
