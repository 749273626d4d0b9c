import type { MapLayer } from '@temple-land/portal-core';
import type { LayerSpecification } from 'maplibre-gl';
import type { Colours } from './contextStyle.ts';

/** The size of the numbers of plots in CSS pixels. */
const numberSize = 12;

/** The style layers that show where picked plots are. */
export const pickedLayerIds = ['picked-rim', 'picked'] as const;

const getPlotFillColour = (colours: Colours) => [
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

/** Returns the style layers of plots: fill and hatch of their kind, and thin edges that neighbours share. */
export function createPlotLayers(
  { id, minZoom }: MapLayer,
  colours: Colours,
): LayerSpecification[] {
  const source = { source: id, 'source-layer': id, minzoom: minZoom };
  return [
    {
      id: 'plots-fill',
      type: 'fill',
      ...source,
      // The expression language of the map is plain data.
      paint: { 'fill-color': getPlotFillColour(colours) as never, 'fill-opacity': 0.9 },
    },
    {
      id: 'plots-hatch',
      type: 'fill',
      ...source,
      // The patterns are named after the kinds; an unknown kind has none.
      paint: { 'fill-pattern': ['get', 'status'] as never },
    },
    {
      id: 'plots-line',
      type: 'line',
      ...source,
      paint: {
        'line-color': colours.mapStroke,
        'line-width': ['interpolate', ['linear'], ['zoom'], 14, 0.4, 17, 0.75, 19, 1.25],
      },
    },
  ];
}

/** Returns the layer of the numbers of plots, and the two lines around picked plots. */
export function createTopLayers(fontFamily: string, colours: Colours): LayerSpecification[] {
  const picked = {
    type: 'line' as const,
    source: 'plots',
    'source-layer': 'plots',
    filter: ['==', ['get', 'plotCode'], ''] as never,
    layout: { 'line-join': 'round' as const },
  };
  return [
    {
      id: 'numbers',
      type: 'symbol',
      source: 'numbers',
      layout: {
        'text-field': ['get', 'text'],
        'text-font': [fontFamily],
        'text-size': numberSize,
        'text-padding': 0,
      },
      paint: {
        'text-color': colours.mapLabel,
        'text-halo-color': colours.mapGround,
        'text-halo-width': 1.5,
      },
    },
    {
      ...picked,
      id: 'picked-rim',
      paint: { 'line-color': colours.focusOuter, 'line-width': 7 },
    },
    { ...picked, id: 'picked', paint: { 'line-color': colours.focusInner, 'line-width': 3.5 } },
  ];
}
