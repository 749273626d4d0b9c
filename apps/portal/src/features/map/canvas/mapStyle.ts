import { serviceBase, type MapLayer } from '@temple-land/portal-core';
import { lightColours } from '@temple-land/ui';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { isOverlayLayer } from './overlayLayers.ts';

type LayerId = MapLayer['id'];

const colours = lightColours;

const plotFillColour = [
  'match',
  ['get', 'status'],
  'leased',
  colours.mapLeased,
  'sold',
  colours.mapTemple,
  'applied',
  colours.mapApplied,
  'disputed',
  colours.mapDisputed,
  'temple',
  colours.mapTemple,
  colours.mapAvailable,
];

const lineWidths: Readonly<Record<LayerId, number>> = {
  districts: 2.5,
  tahasils: 1.75,
  mouzas: 1.25,
  plots: 0.75,
  quarries: 2,
  leases: 2.5,
  cases: 2.5,
};

const plotPattern = ['get', 'status'];

/** Returns the ids of the style layers of a map layer: fill, line, and the hatch of plots. */
export const listStyleLayerIds = (id: LayerId): readonly string[] =>
  id === 'plots' ? ['plots-fill', 'plots-hatch', 'plots-line'] : [`${id}-fill`, `${id}-line`];

/** Returns the style layers of an overlay: a hatch and a strong outline, dashed for cases. */
function createOverlayLayers({ id, minZoom }: MapLayer): LayerSpecification[] {
  const sourceProps = { source: id, 'source-layer': id, minzoom: minZoom };
  const isDashed = id === 'cases';
  return [
    { id: `${id}-fill`, type: 'fill', ...sourceProps, paint: { 'fill-pattern': id } },
    {
      id: `${id}-line`,
      type: 'line',
      ...sourceProps,
      paint: {
        'line-color': colours.mapStroke,
        'line-width': lineWidths[id],
        ...(isDashed ? { 'line-dasharray': [2, 1] } : {}),
      },
    },
  ];
}

function createBaseLayers({ id, minZoom }: MapLayer): LayerSpecification[] {
  const [fill, line] = [`${id}-fill`, `${id}-line`];
  const sourceProps = { source: id, 'source-layer': id, minzoom: minZoom };
  const isPlots = id === 'plots';
  return [
    {
      id: fill,
      type: 'fill',
      ...sourceProps,
      paint: isPlots
        ? // The expression language of the map is plain data.
          { 'fill-color': plotFillColour as never, 'fill-opacity': 0.9 }
        : { 'fill-color': colours.mapStroke, 'fill-opacity': 0.04 },
    },
    ...(isPlots
      ? [
          {
            id: 'plots-hatch',
            type: 'fill' as const,
            ...sourceProps,
            // The patterns are named after the kinds; an unknown kind has none.
            paint: { 'fill-pattern': plotPattern as never },
          },
        ]
      : []),
    {
      id: line,
      type: 'line',
      ...sourceProps,
      paint: { 'line-color': colours.mapStroke, 'line-width': lineWidths[id] },
    },
  ];
}

/** Returns the map style with the layers of the service, without external sources and without text. */
export function createMapStyle(layers: readonly MapLayer[], origin: string): StyleSpecification {
  const sources = layers.map(({ id, minZoom, maxZoom }) => [
    id,
    {
      type: 'vector',
      tiles: [`${origin}${serviceBase}geo/tiles/${id}/{z}/{x}/{y}`],
      minzoom: minZoom,
      maxzoom: maxZoom,
    },
  ]);
  return {
    version: 8,
    sources: Object.fromEntries(sources) as StyleSpecification['sources'],
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.mapGround } },
      ...layers
        .filter(({ id }) => !isOverlayLayer(id))
        .toReversed()
        .flatMap(createBaseLayers),
      ...layers.filter(({ id }) => isOverlayLayer(id)).flatMap(createOverlayLayers),
      {
        id: 'picked',
        type: 'line',
        source: 'plots',
        'source-layer': 'plots',
        filter: ['==', ['get', 'plotCode'], ''],
        paint: { 'line-color': colours.mapSelected, 'line-width': 4 },
      },
    ],
  };
}
