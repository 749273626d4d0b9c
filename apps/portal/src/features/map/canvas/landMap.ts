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
import { drawnLayers, mapStyle } from './mapStyle.ts';
import { patternNames, patternOf } from './patterns.ts';
import { metresAPoint } from './scaleBar.ts';
import type { Shown } from './shownLayers.ts';
import { wholeState } from './useAreaPlaces.ts';
import { joined, placesOf, type DrawnPlace, type TileFeature } from '../page/places.ts';

/** What the map asks of its page. */
export interface LandMapOptions {
  container: HTMLElement;
  /** What a screen reader calls the drawing. */
  name: string;
  layers: readonly MapLayer[];
  token: string | undefined;
  /** A plot was pressed, or picked with Enter. */
  onPick: (plotCode: string) => void;
  /** The map stands still: the places on it, and how many metres a point of the screen stands for. */
  onPlaces: (places: readonly DrawnPlace[], aPoint: number) => void;
  /** A tile did not come. */
  onFailure: (error: CallError) => void;
  /** The look is loaded; layers can be switched. */
  onReady: () => void;
}

/** What a page can do with the map. */
export interface LandMap {
  zoomBy: (steps: number) => void;
  fit: (extent: Extent) => void;
  home: () => void;
  show: (shown: Shown) => void;
  /** Draws a strong outline around plots, by their codes. */
  mark: (plotCodes: readonly string[]) => void;
  remove: () => void;
}

const margin = 48;
// Beside a window of this width in px stands the panel of search and layers, this wide with its gap.
const panelFrom = 1024;
const panelRoom = 392;
const closest = 17;

const boundsOf = ({ minX, minY, maxX, maxY }: Extent): LngLatBoundsLike => [minX, minY, maxX, maxY];

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Has the plot at the middle of the map picked with Enter, and the one under the pointer with a press. */
function hearPicks(map: LibraryMap, onPick: (plotCode: string) => void): void {
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

function show(map: LibraryMap, layers: readonly MapLayer[], { outlines, kinds }: Shown): void {
  for (const { id } of layers) {
    const visibility = outlines.includes(id) ? 'visible' : 'none';
    for (const layer of drawnLayers(id)) map.setLayoutProperty(layer, 'visibility', visibility);
  }
  for (const layer of drawnLayers('plots')) {
    map.setFilter(layer, ['in', ['get', 'status'], ['literal', [...kinds]]]);
  }
}

/** Returns the error of a tile as a call would give it; the library has its HTTP status, if one came. */
function tileError(error: { message: string; status?: number; statusText?: string }): CallError {
  const { status, statusText = '' } = error;
  if (status === undefined) return new CallError('unavailable', error.message);
  return getSessionError({ status }) ?? toHttpError({ status, statusText });
}

/** Draws the map of the officer's own area; tiles come from the service alone, with the session. */
export function createLandMap(options: LandMapOptions): LandMap {
  const { container, name, layers, token, onPick, onPlaces, onFailure, onReady } = options;
  setWorkerUrl(workerUrl);
  const tiles = `${window.location.origin}${serviceBase}geo/tiles/`;
  const map = new LibraryMap({
    container,
    locale: { 'Map.Title': name },
    style: mapStyle(layers, window.location.origin),
    bounds: boundsOf(wholeState),
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
  const drawn = () => map.queryRenderedFeatures() as unknown as TileFeature[];
  // The own area is what the first view draws; who asks to look elsewhere before is led there after it.
  let own: Extent | undefined;
  let asked: Extent | undefined;
  const moveTo = (extent: Extent) => {
    const left = container.clientWidth > panelFrom ? panelRoom + margin : margin;
    const padding = { top: margin, right: margin, bottom: margin, left };
    map.fitBounds(boundsOf(extent), { padding, maxZoom: closest, animate: !isStill() });
  };
  // Before the first tile: one that had to wait for its pattern may be drawn without.
  map.once('style.load', () => {
    for (const id of patternNames) {
      map.addImage(id, patternOf(id, lightColours.mapStroke), { pixelRatio: 2 });
    }
  });
  map.on('error', ({ error }) => onFailure(tileError(error)));
  map.once('load', onReady);
  map.on('idle', () => {
    const places = placesOf(drawn());
    if (own === undefined && places.length > 0) {
      own = joined(places.map(({ extent }) => extent));
      if (own) moveTo(asked ?? own);
      return;
    }
    onPlaces(places, metresAPoint(map.getCenter().lat, map.getZoom()));
  });
  hearPicks(map, onPick);
  return {
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { animate: !isStill() }),
    fit: (extent) => {
      asked = extent;
      if (own) moveTo(extent);
    },
    home: () => {
      asked = undefined;
      if (own) moveTo(own);
    },
    show: (shown) => show(map, layers, shown),
    mark: (plotCodes) =>
      map.setFilter('picked', ['in', ['get', 'plotCode'], ['literal', [...plotCodes]]]),
    remove: () => map.remove(),
  };
}
