import { serviceBase, type MapLayer } from '@temple-land/portal-core';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { buildTileQuery } from './areaTiles.ts';
import { contextStyleLayers } from './contextLayers.ts';
import type { MapColours } from '../../../common/land/drawing/mapColours.ts';
import { createSketchLayers } from '../../../common/land/drawing/sketchLayers.ts';
import { createContextLayers } from './contextStyle.ts';
import { createOwnLayers } from './ownLayerStyle.ts';
import { isOverlayLayer } from './overlayLayers.ts';
import { createPlotLayers, createThemeLayers, createTopLayers } from './plotStyle.ts';

type LayerId = MapLayer['id'];

const lineWidths: Readonly<Record<LayerId, number>> = {
  districts: 2.5,
  tahasils: 1.75,
  mouzas: 1.25,
  context: 1,
  plots: 0.75,
  quarries: 2,
  leases: 2.5,
  cases: 2.5,
};

/** Returns the ids of the style layers of a map layer: fill, line, and the hatch of plots; the context has its own. */
export function listStyleLayerIds(id: LayerId): readonly string[] {
  if (id === 'context') return Object.values(contextStyleLayers).flat();
  return id === 'plots'
    ? ['plots-fill', 'plots-hatch', 'plots-line']
    : [`${id}-fill`, `${id}-line`];
}

/** Returns the style layers of an overlay: a hatch and a strong outline, dashed for cases. */
function createOverlayLayers({ id, minZoom }: MapLayer, colours: MapColours): LayerSpecification[] {
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

/** Returns the style layers of outlines: light fills below everything else, and borders above plots. */
function createOutlineLayers(outlines: readonly MapLayer[], colours: MapColours) {
  const source = ({ id, minZoom }: MapLayer) => ({
    source: id,
    'source-layer': id,
    minzoom: minZoom,
  });
  const fills = outlines.map((layer): LayerSpecification => ({
    id: `${layer.id}-fill`,
    type: 'fill',
    ...source(layer),
    paint: { 'fill-color': colours.mapStroke, 'fill-opacity': 0.05 },
  }));
  const borders = outlines.map((layer): LayerSpecification => ({
    id: `${layer.id}-line`,
    type: 'line',
    ...source(layer),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.mapStroke, 'line-width': lineWidths[layer.id] },
  }));
  return { fills, borders };
}

/** What the map style is made from. */
export interface MapStyleOptions {
  layers: readonly MapLayer[];
  /** The day as of which plots are drawn; undefined for today's. */
  day: string | undefined;
  origin: string;
  colours: MapColours;
  /** The font of the numbers of plots, which the browser draws. */
  fontFamily: string;
}

const noLabels = {
  type: 'geojson' as const,
  data: { type: 'FeatureCollection' as const, features: [] },
};

/** Returns the map style with the layers of the service, without external sources. */
export function createMapStyle(options: MapStyleOptions): StyleSpecification {
  const { layers, day, origin, colours, fontFamily } = options;
  const sources = layers.map(({ id, minZoom, maxZoom }) => [
    id,
    {
      type: 'vector',
      tiles: [`${origin}${serviceBase}geo/tiles/${id}/{z}/{x}/{y}${buildTileQuery(id, day)}`],
      minzoom: minZoom,
      maxzoom: maxZoom,
    },
  ]);
  const [context, plots] = ['context', 'plots'].map((id) => layers.find((one) => one.id === id));
  const around = context && createContextLayers(context, colours);
  const { fills, borders } = createOutlineLayers(
    layers
      .filter(({ id }) => id !== 'plots' && id !== 'context' && !isOverlayLayer(id))
      .toReversed(),
    colours,
  );
  return {
    version: 8,
    sources: {
      ...(Object.fromEntries(sources) as StyleSpecification['sources']),
      numbers: noLabels,
      names: noLabels,
      own: noLabels,
      sketch: noLabels,
    },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.mapGround } },
      ...fills,
      ...(around?.below ?? []),
      ...(plots ? createPlotLayers(plots, colours) : []),
      ...createThemeLayers(layers, colours),
      ...(around?.above ?? []),
      ...borders,
      ...layers
        .filter(({ id }) => isOverlayLayer(id))
        .flatMap((layer) => createOverlayLayers(layer, colours)),
      ...createOwnLayers(colours),
      ...(plots ? createTopLayers(fontFamily, colours) : []),
      { id: 'names', type: 'symbol', source: 'names', layout: { 'icon-image': ['get', 'text'] } },
      ...createSketchLayers(colours),
    ],
  };
}
