import type { Extent, GeoPoint, RingLabel } from '@temple-land/portal-core';
import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import type { DrawnPlot } from './landMapOptions.ts';
import type { NamePainter } from './placeNames.ts';
import { pickedLayerIds } from './plotStyle.ts';
import type { ScreenPlace } from './screenPlace.ts';

/**
 * Adds the handlers that call a function with the point under the pointer on click, or in the middle of the map on
 * Enter, and with the plot that is drawn there.
 */
export function addPointHandlers(
  map: LibraryMap,
  snap: (point: GeoPoint) => GeoPoint,
  onPoint: (point: GeoPoint, plot: DrawnPlot | undefined) => void,
): void {
  const callAt = (x: number, y: number) => {
    const { lng: longitude, lat: latitude } = map.unproject([x, y]);
    const [plot] = map.queryRenderedFeatures([x, y], { layers: ['plots-fill'] });
    const { plotCode, plotNo }: Record<string, unknown> = plot?.properties ?? {};
    const isPlot = typeof plotCode === 'string' && typeof plotNo === 'string';
    onPoint(snap({ longitude, latitude }), isPlot ? { plotCode, plotNo } : undefined);
  };
  map.on('click', ({ point }) => {
    // A press on a corner that can be moved is one of the editor.
    const handles = ['td-point', 'td-point-marker'].filter((layer) => map.getLayer(layer));
    const [handle] =
      handles.length === 0 ? [] : map.queryRenderedFeatures(point, { layers: handles });
    if (!handle) callAt(point.x, point.y);
  });
  map.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const { clientWidth, clientHeight } = map.getCanvas();
    callAt(clientWidth / 2, clientHeight / 2);
  });
}

/** Draws a strong rim around plots by their codes. */
export function highlightPlots(map: LibraryMap, plotCodes: readonly string[]): void {
  for (const layer of pickedLayerIds)
    map.setFilter(layer, ['in', ['get', 'plotCode'], ['literal', [...plotCodes]]]);
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

/** Calls a function with where an extent is on the map, now and after each move; returns how to stop that. */
export function followExtent(
  map: LibraryMap,
  { minX, minY, maxX, maxY }: Extent,
  onMove: (at: ScreenPlace) => void,
): () => void {
  const tell = () => {
    const [one, other] = [map.project([minX, maxY]), map.project([maxX, minY])];
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    onMove({ left: one.x, top: one.y, right: other.x, bottom: other.y, width, height });
  };
  tell();
  map.on('move', tell);
  map.on('resize', tell);
  return () => {
    map.off('move', tell);
    map.off('resize', tell);
  };
}

/** Returns the visible extent of the map. */
export function getVisibleExtent(map: LibraryMap): Extent {
  const bounds = map.getBounds();
  return {
    minX: bounds.getWest(),
    minY: bounds.getSouth(),
    maxX: bounds.getEast(),
    maxY: bounds.getNorth(),
  };
}

const toCollection = (labels: readonly RingLabel[]) => ({
  type: 'FeatureCollection' as const,
  features: labels.map(({ text, at }) => ({
    type: 'Feature' as const,
    properties: { text },
    geometry: { type: 'Point' as const, coordinates: [...at] },
  })),
});

/** Draws the numbers of plots. */
export function drawNumbers(map: LibraryMap, numbers: readonly RingLabel[]): void {
  map.getSource<GeoJSONSource>('numbers')?.setData(toCollection(numbers));
}

/** Draws the names of places, each as a picture of that name. */
export function drawNames(
  map: LibraryMap,
  names: readonly RingLabel[],
  painter: NamePainter,
): void {
  for (const { text } of names) {
    if (!map.hasImage(text)) map.addImage(text, painter.draw(text), { pixelRatio: 2 });
  }
  map.getSource<GeoJSONSource>('names')?.setData(toCollection(names));
}
