import { buildBearerHeader, serviceBase, type Extent } from '@temple-land/portal-core';
import { Map as LibraryMap, setWorkerUrl, type LngLatBoundsLike } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { CallError, toHttpError, getSessionError } from '../../../api/call/callError.ts';
import type { LandMapOptions } from './landMapOptions.ts';
import { createMapStyle } from './mapStyle.ts';
import { patternNames, drawPattern } from './patterns.ts';
import { stateExtent } from './useAreaPlaces.ts';

/** Returns an extent as the map library takes it. */
export const toBounds = ({ minX, minY, maxX, maxY }: Extent): LngLatBoundsLike => [
  minX,
  minY,
  maxX,
  maxY,
];

/** Returns the CallError of a tile error of the library, which has the HTTP status if there was a response. */
function toTileError(error: { message: string; status?: number; statusText?: string }): CallError {
  const { status, statusText = '' } = error;
  if (status === undefined) return new CallError('unavailable', error.message);
  return getSessionError({ status }) ?? toHttpError({ status, statusText });
}

/** Draws the map of the library, with the patterns of the theme and without rotation. */
export function startMap(options: LandMapOptions, fontFamily: string): LibraryMap {
  const { container, label, layers, colours, day, view, token, onFailure, onReady } = options;
  setWorkerUrl(workerUrl);
  const tiles = `${window.location.origin}${serviceBase}geo/tiles/`;
  const map = new LibraryMap({
    container,
    locale: { 'Map.Title': label },
    style: createMapStyle({
      layers,
      day,
      origin: window.location.origin,
      colours,
      fontFamily,
    }),
    ...(view ? { center: view.center, zoom: view.zoom } : { bounds: toBounds(stateExtent) }),
    interactive: options.isInteractive ?? true,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    maxZoom: 19,
    transformRequest: (url) =>
      token !== undefined && url.startsWith(tiles)
        ? { url, headers: buildBearerHeader(token) }
        : { url },
  });
  map.touchZoomRotate.disableRotation();
  // Before the first tile, because a tile may be drawn without a pattern that is added later.
  map.once('style.load', () => {
    for (const id of patternNames) {
      map.addImage(id, drawPattern(id, colours.mapStroke), { pixelRatio: 2 });
    }
  });
  map.on('error', ({ error }) => onFailure(toTileError(error)));
  map.once('load', onReady);
  return map;
}
