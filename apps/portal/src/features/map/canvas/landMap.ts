import {
  buildBearerHeader,
  serviceBase,
  type Extent,
  type Language,
  type MapLayer,
} from '@temple-land/portal-core';
import { Map as LibraryMap, setWorkerUrl, type LngLatBoundsLike } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { CallError, toHttpError, getSessionError } from '../../../api/call/callError.ts';
import type { Colours } from './contextStyle.ts';
import { addPickHandlers, drawNames, drawNumbers, followExtent, showLayers } from './mapActions.ts';
import { createMapStyle } from './mapStyle.ts';
import { pickedLayerIds } from './plotStyle.ts';
import { patternNames, drawPattern } from './patterns.ts';
import { createNamePainter, listPlaceNames } from './placeNames.ts';
import { listPlotNumbers } from './plotNumbers.ts';
import type { ScreenPlace } from './screenPlace.ts';
import { getMetresPerPoint } from './scaleBar.ts';
import type { VisibleLayers } from './visibleLayers.ts';
import { stateExtent } from './useAreaPlaces.ts';
import {
  joinExtents,
  toMapFeatures,
  type MapFeature,
  type TileFeature,
} from '../page/mapFeatures.ts';

/** The scale of a map: the metres per CSS pixel, and its zoom. */
export interface MapScale {
  metresPerPoint: number;
  zoom: number;
}

/** The options of the map. */
export interface LandMapOptions {
  container: HTMLElement;
  /** The accessible name of the map. */
  label: string;
  /** The language of the names of places. */
  language: Language;
  layers: readonly MapLayer[];
  /** The colours of the theme. */
  colours: Colours;
  /** The view of an earlier map that this one replaces. */
  view: MapView | undefined;
  token: string | undefined;
  /** Called when a plot is clicked or picked with Enter. */
  onPick: (plotCode: string) => void;
  /** Called when the map is idle, with the visible places and the scale. */
  onPlaces: (places: readonly MapFeature[], scale: MapScale) => void;
  /** Called when a tile could not be loaded. */
  onFailure: (error: CallError) => void;
  /** Called when the style is loaded and layers can be toggled. */
  onReady: () => void;
}

/** What a map shows: its middle and zoom, and the area of the officer, once known. */
export interface MapView {
  center: [longitude: number, latitude: number];
  zoom: number;
  ownExtent: Extent | undefined;
}

/** The operations on the map. */
export interface LandMap {
  /** Returns the view, from which another map can go on. */
  getView: () => MapView;
  zoomBy: (steps: number) => void;
  fit: (extent: Extent) => void;
  home: () => void;
  show: (shown: VisibleLayers) => void;
  /** Highlights plots by their codes. */
  highlight: (plotCodes: readonly string[]) => void;
  /** Calls a function with where an extent is on the screen, now and after each move; returns how to stop that. */
  follow: (extent: Extent, onMove: (at: ScreenPlace) => void) => () => void;
  remove: () => void;
}

const margin = 48;
// In windows of this width in px or more, the panel of search and layers covers this width of the map.
const panelMinWindowWidth = 1024;
const panelWidth = 392;
const maxFitZoom = 17;

const toBounds = ({ minX, minY, maxX, maxY }: Extent): LngLatBoundsLike => [minX, minY, maxX, maxY];

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the CallError of a tile error of the library, which has the HTTP status if there was a response. */
function toTileError(error: { message: string; status?: number; statusText?: string }): CallError {
  const { status, statusText = '' } = error;
  if (status === undefined) return new CallError('unavailable', error.message);
  return getSessionError({ status }) ?? toHttpError({ status, statusText });
}

/** Draws the map of the library, with the patterns of the theme and without rotation. */
function startMap(options: LandMapOptions, fontFamily: string): LibraryMap {
  const { container, label, layers, colours, view, token, onFailure, onReady } = options;
  setWorkerUrl(workerUrl);
  const tiles = `${window.location.origin}${serviceBase}geo/tiles/`;
  const map = new LibraryMap({
    container,
    locale: { 'Map.Title': label },
    style: createMapStyle({
      layers,
      origin: window.location.origin,
      colours,
      fontFamily,
    }),
    ...(view ? { center: view.center, zoom: view.zoom } : { bounds: toBounds(stateExtent) }),
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

/** Returns the map of the officer's own area; its tiles are loaded from the service with the session token. */
export function createLandMap(options: LandMapOptions): LandMap {
  const { container, layers, view, language, onPick, onPlaces } = options;
  // The library gives its container another font.
  const { fontFamily } = getComputedStyle(container);
  const painter = createNamePainter(fontFamily, options.colours);
  const map = startMap(options, fontFamily);
  const queryFeatures = () => map.queryRenderedFeatures() as unknown as TileFeature[];
  // The own area is the extent of the first view; an extent requested before is shown after it.
  let ownExtent = view?.ownExtent;
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
  let labelsAt = '';
  map.on('idle', () => {
    const features = queryFeatures();
    const places = toMapFeatures(features, language);
    if (ownExtent === undefined && places.length > 0) {
      ownExtent = joinExtents(places.map(({ extent }) => extent));
      if (ownExtent) moveTo(requestedExtent ?? ownExtent);
      return;
    }
    const metresPerPoint = getMetresPerPoint(map.getCenter().lat, map.getZoom());
    onPlaces(places, { metresPerPoint, zoom: map.getZoom() });
    // Drawing the labels makes the map idle once more.
    const numbers = listPlotNumbers(features, metresPerPoint);
    const names = painter ? listPlaceNames(features, metresPerPoint, { ...painter, language }) : [];
    const labels = JSON.stringify([numbers, names]);
    if (labels === labelsAt) return;
    labelsAt = labels;
    drawNumbers(map, numbers);
    if (painter) drawNames(map, names, painter);
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
    highlight: (plotCodes) => {
      for (const layer of pickedLayerIds)
        map.setFilter(layer, ['in', ['get', 'plotCode'], ['literal', [...plotCodes]]]);
    },
    follow: (extent, onMove) => followExtent(map, extent, onMove),
    getView: () => {
      const { lng, lat } = map.getCenter();
      return { center: [lng, lat], zoom: map.getZoom(), ownExtent };
    },
    remove: () => map.remove(),
  };
}
