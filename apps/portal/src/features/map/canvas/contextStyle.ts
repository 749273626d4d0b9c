import type { MapLayer } from '@temple-land/portal-core';
import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import type { MapColours } from '../../../common/land/drawing/mapColours.ts';

const isKind = (...kinds: readonly string[]): FilterSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', [...kinds]],
];

/** Returns the style layers of what surrounds plots: those below the plots, and those above their fills. */
export function createContextLayers({ id, minZoom }: MapLayer, colours: MapColours) {
  const source = { source: id, 'source-layer': id, minzoom: minZoom };
  const fill = (name: string, kinds: readonly string[], colour: string, opacity = 1) =>
    ({
      id: `context-${name}`,
      type: 'fill',
      ...source,
      filter: isKind(...kinds),
      paint: { 'fill-color': colour, 'fill-opacity': opacity, 'fill-antialias': false },
    }) satisfies LayerSpecification;
  const line = (name: string, kinds: readonly string[], paint: object) =>
    ({
      id: `context-${name}`,
      type: 'line',
      ...source,
      filter: isKind(...kinds),
      paint,
    }) satisfies LayerSpecification;
  const edge = { 'line-color': colours.mapRoadLine, 'line-width': 1 };
  const below: LayerSpecification[] = [
    fill('settlement', ['settlement'], colours.mapTemple, 0.35),
    fill('grove', ['grove'], colours.mapAvailable, 0.6),
    // A way is a thin line until its own width can be seen.
    line('road-line', ['road', 'path'], { ...edge, 'line-width': 2 }),
    fill('road', ['road', 'path'], colours.mapRoad),
    line('canal-line', ['canal'], { 'line-color': colours.mapWater, 'line-width': 2 }),
    fill('canal', ['canal'], colours.mapWater),
  ];
  const above: LayerSpecification[] = [
    {
      id: 'context-grove-plants',
      type: 'fill',
      ...source,
      filter: isKind('grove'),
      paint: { 'fill-pattern': 'grove' },
    },
    fill('tank', ['tank'], colours.mapWater),
    line('tank-line', ['tank'], { 'line-color': colours.mapStroke, 'line-width': 0.75 }),
    line('settlement-line', ['settlement'], {
      'line-color': colours.mapStroke,
      'line-width': 2,
      'line-dasharray': [3, 1.5],
    }),
  ];
  return { below, above };
}
