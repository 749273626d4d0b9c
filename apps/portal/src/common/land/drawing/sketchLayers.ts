import type { GeoPoint } from '@temple-land/portal-core';
import type { GeoJSONSource, LayerSpecification, Map as LibraryMap } from 'maplibre-gl';
import type { MapColours } from './mapColours.ts';

/** Returns the layers of the points of a tool and the line between them, each with a rim. */
export function createSketchLayers(colours: MapColours): LayerSpecification[] {
  const line = (id: string, colour: string, width: number): LayerSpecification => ({
    id,
    type: 'line',
    source: 'sketch',
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: { 'line-color': colour, 'line-width': width },
  });
  return [
    line('sketch-rim', colours.mapGround, 6),
    line('sketch-line', colours.mapSelected, 3),
    {
      id: 'sketch-points',
      type: 'circle',
      source: 'sketch',
      filter: ['==', ['geometry-type'], 'Point'],
      paint: {
        'circle-radius': 5,
        'circle-color': colours.mapSelected,
        'circle-stroke-color': colours.mapGround,
        'circle-stroke-width': 2,
      },
    },
  ];
}

/** Draws the points of a tool with a line between them. */
export function drawSketch(map: LibraryMap, points: readonly GeoPoint[]): void {
  const corners = points.map(({ longitude, latitude }) => [longitude, latitude]);
  const line = { type: 'LineString' as const, coordinates: corners };
  const shapes = [
    ...(corners.length > 1 ? [line] : []),
    ...corners.map((coordinates) => ({ type: 'Point' as const, coordinates })),
  ];
  const features = shapes.map((geometry) => ({
    type: 'Feature' as const,
    properties: {},
    geometry,
  }));
  map.getSource<GeoJSONSource>('sketch')?.setData({ type: 'FeatureCollection', features });
}
