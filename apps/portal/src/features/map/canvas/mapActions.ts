import type { Extent, RingLabel } from '@temple-land/portal-core';
import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import type { NamePainter } from './placeNames.ts';
import { pickedLayerIds } from './plotStyle.ts';
import type { ScreenPlace } from './screenPlace.ts';

/** Draws a strong rim around plots by their codes. */
export function highlightPlots(map: LibraryMap, plotCodes: readonly string[]): void {
  for (const layer of pickedLayerIds)
    map.setFilter(layer, ['in', ['get', 'plotCode'], ['literal', [...plotCodes]]]);
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
