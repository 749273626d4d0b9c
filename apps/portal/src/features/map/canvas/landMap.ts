import {
  buildBearerHeader,
  serviceBase,
  type Extent,
  type MapLayer,
} from '@temple-land/portal-core';
import { lightColours } from '@temple-land/ui';
import { Map as LibraryMap, setWorkerUrl, type LngLatBoundsLike } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { CallError, toHttpError, getSessionError } from '../../../api/call/callError.ts';
import { listStyleLayerIds, createMapStyle } from './mapStyle.ts';
import { patternNames, drawPattern } from './patterns.ts';
import { getMetresPerPoint } from './scaleBar.ts';
import type { VisibleLayers } from './visibleLayers.ts';
import { stateExtent } from './useAreaPlaces.ts';
import {
  joinExtents,
  toMapFeatures,
  type MapFeature,
  type TileFeature,
} from '../page/mapFeatures.ts';

/** The options of the map. */
export interface LandMapOptions {
  container: HTMLElement;
  /** The accessible name of the map. */
  label: string;
  layers: readonly MapLayer[];
  token: string | undefined;
  /** Called when a plot is clicked or picked with Enter. */
  onPick: (plotCode: string) => void;
  /** Called when the map is idle, with the visible places and the metres per CSS pixel. */
  onPlaces: (places: readonly MapFeature[], metresPerPoint: number) => void;
  /** Called when a tile could not be loaded. */
  onFailure: (error: CallError) => void;
  /** Called when the style is loaded and layers can be toggled. */
  onReady: () => void;
}

/** The operations on the map. */
export interface LandMap {
  zoomBy: (steps: number) => void;
  fit: (extent: Extent) => void;
  home: () => void;
  show: (shown: VisibleLayers) => void;
  /** Highlights plots by their codes. */
  highlight: (plotCodes: readonly string[]) => void;
  remove: () => void;
}

const margin = 48;
// In windows of this width in px or more, the panel of search and layers covers this width of the map.
const panelMinWindowWidth = 1024;
const panelWidth = 392;
const maxFitZoom = 17;

const toBounds = ({ minX, minY, maxX, maxY }: Extent): LngLatBoundsLike => [minX, minY, maxX, maxY];

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Adds the handlers that pick the plot under the pointer on click, or in the middle of the map on Enter. */
function addPickHandlers(map: LibraryMap, onPick: (plotCode: string) => void): void {
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

function showLayers(
  map: LibraryMap,
  layers: readonly MapLayer[],
  { outlines, kinds }: VisibleLayers,
): void {
  for (const { id } of layers) {
    const visibility = outlines.includes(id) ? 'visible' : 'none';
    for (const layer of listStyleLayerIds(id))
      map.setLayoutProperty(layer, 'visibility', visibility);
  }
  for (const layer of listStyleLayerIds('plots')) {
    map.setFilter(layer, ['in', ['get', 'status'], ['literal', [...kinds]]]);
  }
}

/** Returns the CallError of a tile error of the library, which has the HTTP status if there was a response. */
function toTileError(error: { message: string; status?: number; statusText?: string }): CallError {
  const { status, statusText = '' } = error;
  if (status === undefined) return new CallError('unavailable', error.message);
  return getSessionError({ status }) ?? toHttpError({ status, statusText });
}

/** Returns the map of the officer's own area; its tiles are loaded from the service with the session token. */
export function createLandMap(options: LandMapOptions): LandMap {
  const { container, label, layers, token, onPick, onPlaces, onFailure, onReady } = options;
  setWorkerUrl(workerUrl);
  const tiles = `${window.location.origin}${serviceBase}geo/tiles/`;
  const map = new LibraryMap({
    container,
    locale: { 'Map.Title': label },
    style: createMapStyle(layers, window.location.origin),
    bounds: toBounds(stateExtent),
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
  const queryFeatures = () => map.queryRenderedFeatures() as unknown as TileFeature[];
  // The own area is the extent of the first view; an extent requested before is shown after it.
  let ownExtent: Extent | undefined;
  let requestedExtent: Extent | undefined;
  const moveTo = (extent: Extent) => {
    const left = container.clientWidth > panelMinWindowWidth ? panelWidth + margin : margin;
    const padding = { top: margin, right: margin, bottom: margin, left };
    map.fitBounds(toBounds(extent), {
      padding,
      maxZoom: maxFitZoom,
      animate: !prefersReducedMotion(),
    });
  };
  // Before the first tile, because a tile may be drawn without a pattern that is added later.
  map.once('style.load', () => {
    for (const id of patternNames) {
      map.addImage(id, drawPattern(id, lightColours.mapStroke), { pixelRatio: 2 });
    }
  });
  map.on('error', ({ error }) => onFailure(toTileError(error)));
  map.once('load', onReady);
  map.on('idle', () => {
    const places = toMapFeatures(queryFeatures());
    if (ownExtent === undefined && places.length > 0) {
      ownExtent = joinExtents(places.map(({ extent }) => extent));
      if (ownExtent) moveTo(requestedExtent ?? ownExtent);
      return;
    }
    onPlaces(places, getMetresPerPoint(map.getCenter().lat, map.getZoom()));
  });
  addPickHandlers(map, onPick);
  return {
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { animate: !prefersReducedMotion() }),
    fit: (extent) => {
      requestedExtent = extent;
      if (ownExtent) moveTo(extent);
    },
    home: () => {
      requestedExtent = undefined;
      if (ownExtent) moveTo(ownExtent);
    },
    show: (shown) => showLayers(map, layers, shown),
    highlight: (plotCodes) =>
      map.setFilter('picked', ['in', ['get', 'plotCode'], ['literal', [...plotCodes]]]),
    remove: () => map.remove(),
  };
}
