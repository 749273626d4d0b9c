import type { GeoPoint } from '@temple-land/portal-core';
import type { Map as LibraryMap } from 'maplibre-gl';

/** A plot of a map. */
export interface DrawnPlot {
  plotCode: string;
  plotNo: string;
}

/** Returns the plot that is drawn at a place on the screen. */
export function findDrawnPlot(
  map: LibraryMap,
  at: readonly [x: number, y: number],
): DrawnPlot | undefined {
  const [plot] = map.queryRenderedFeatures([...at], { layers: ['plots-fill'] });
  const { plotCode, plotNo }: Record<string, unknown> = plot?.properties ?? {};
  const isPlot = typeof plotCode === 'string' && typeof plotNo === 'string';
  return isPlot ? { plotCode, plotNo } : undefined;
}

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
    onPoint(snap({ longitude, latitude }), findDrawnPlot(map, [x, y]));
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
