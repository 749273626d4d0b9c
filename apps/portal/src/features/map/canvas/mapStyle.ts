import { serviceBase, type MapLayer } from '@temple-land/portal-core';
import { lightColours } from '@temple-land/ui';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { isMarkLayer } from './marks.ts';

type LayerId = MapLayer['id'];

const c = lightColours;

const fillOf = [
  'match',
  ['get', 'status'],
  'leased',
  c.mapLeased,
  'applied',
  c.mapApplied,
  'disputed',
  c.mapDisputed,
  'temple',
  c.mapTemple,
  c.mapAvailable,
];

const widths: Readonly<Record<LayerId, number>> = {
  districts: 2.5,
  tahasils: 1.75,
  mouzas: 1.25,
  plots: 0.75,
  quarries: 2,
  leases: 2.5,
  cases: 2.5,
};

const patternOfStatus = ['get', 'status'];

/** Returns the names of the drawn layers of a layer of the service: its ground, its outline, a plot's hatch. */
export const drawnLayers = (id: LayerId): readonly string[] =>
  id === 'plots' ? ['plots-fill', 'plots-hatch', 'plots-line'] : [`${id}-fill`, `${id}-line`];

/** What is marked: a hatch over what lies below, and a strong outline, broken for a case. */
function markOf({ id, minZoom }: MapLayer): LayerSpecification[] {
  const place = { source: id, 'source-layer': id, minzoom: minZoom };
  const isBroken = id === 'cases';
  return [
    { id: `${id}-fill`, type: 'fill', ...place, paint: { 'fill-pattern': id } },
    {
      id: `${id}-line`,
      type: 'line',
      ...place,
      paint: {
        'line-color': c.mapStroke,
        'line-width': widths[id],
        ...(isBroken ? { 'line-dasharray': [2, 1] } : {}),
      },
    },
  ];
}

function layersOf({ id, minZoom }: MapLayer): LayerSpecification[] {
  const [fill, line] = [`${id}-fill`, `${id}-line`];
  const place = { source: id, 'source-layer': id, minzoom: minZoom };
  const isPlots = id === 'plots';
  return [
    {
      id: fill,
      type: 'fill',
      ...place,
      paint: isPlots
        ? // The expression language of the map is plain data.
          { 'fill-color': fillOf as never, 'fill-opacity': 0.9 }
        : { 'fill-color': c.mapStroke, 'fill-opacity': 0.04 },
    },
    ...(isPlots
      ? [
          {
            id: 'plots-hatch',
            type: 'fill' as const,
            ...place,
            // The patterns have the names of the kinds; an unknown kind has none.
            paint: { 'fill-pattern': patternOfStatus as never },
          },
        ]
      : []),
    {
      id: line,
      type: 'line',
      ...place,
      paint: { 'line-color': c.mapStroke, 'line-width': widths[id] },
    },
  ];
}

/** Returns the look of the map: the layers of the service, nothing from elsewhere, no words. */
export function mapStyle(layers: readonly MapLayer[], origin: string): StyleSpecification {
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
      { id: 'ground', type: 'background', paint: { 'background-color': c.mapGround } },
      ...layers
        .filter(({ id }) => !isMarkLayer(id))
        .toReversed()
        .flatMap(layersOf),
      ...layers.filter(({ id }) => isMarkLayer(id)).flatMap(markOf),
      {
        id: 'picked',
        type: 'line',
        source: 'plots',
        'source-layer': 'plots',
        filter: ['==', ['get', 'plotCode'], ''],
        paint: { 'line-color': c.mapSelected, 'line-width': 4 },
      },
    ],
  };
}
