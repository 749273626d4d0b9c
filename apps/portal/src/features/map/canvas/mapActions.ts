import type { Extent, MapLayer } from '@temple-land/portal-core';
import type { GeoJSONSource, Map as LibraryMap } from 'maplibre-gl';
import { contextKinds, contextStyleLayers } from './contextLayers.ts';
import { listStyleLayerIds } from './mapStyle.ts';
import type { NamePainter } from './placeNames.ts';
import type { RingLabel } from '../../../common/land/map/ringLabels.ts';
import type { ScreenPlace } from './screenPlace.ts';
import type { VisibleLayers } from './visibleLayers.ts';

/** Adds the handlers that pick the plot under the pointer on click, or in the middle of the map on Enter. */
export function addPickHandlers(map: LibraryMap, onPick: (plotCode: string) => void): void {
  const pickAt = (x: number, y: number) => {
    const [plot] = map.queryRenderedFeatures([x, y], { layers: ['plots-fill'] });
    const code: unknown = plot?.properties['plotCode'];
    if (typeof code === 'string') onPick(code);
  };
  map.on('click', ({ point }) => pickAt(point.x, point.y));
  map.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const { clientWidth, clientHeight } = map.getCanvas();
    pickAt(clientWidth / 2, clientHeight / 2);
  });
}

/** Shows and hides layers, kinds of plots and kinds of what surrounds them. */
export function showLayers(
  map: LibraryMap,
  layers: readonly MapLayer[],
  { outlines, context, kinds }: VisibleLayers,
): void {
  const show = (styleLayers: readonly string[], isVisible: boolean) => {
    for (const layer of styleLayers)
      map.setLayoutProperty(layer, 'visibility', isVisible ? 'visible' : 'none');
  };
  for (const { id } of layers) {
    if (id !== 'context') show(listStyleLayerIds(id), outlines.includes(id));
    else for (const kind of contextKinds) show(contextStyleLayers[kind], context.includes(kind));
  }
  for (const layer of listStyleLayerIds('plots')) {
    map.setFilter(layer, ['in', ['get', 'status'], ['literal', [...kinds]]]);
  }
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
