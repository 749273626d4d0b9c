import type { Extent, GeoPoint } from '@temple-land/portal-core';
import type { Map as LibraryMap } from 'maplibre-gl';
import { getMetresPerPoint } from '../../../common/land/drawing/metresPerPoint.ts';
import {
  drawNames,
  drawNumbers,
  followExtent,
  getVisibleExtent,
  highlightPlots,
} from './mapActions.ts';
import type { LandMapOptions, MapView, ShownExtent } from './landMapOptions.ts';
import {
  addPointHandlers,
  findDrawnPlot,
  type DrawnPlot,
} from '../../../common/land/drawing/pointHandlers.ts';
import { drawSketch } from '../../../common/land/drawing/sketchLayers.ts';
import {
  createOutlineEditing,
  type EditedOutline,
} from '../../../common/land/drawing/editOutline.ts';
import { drawOwnLayers } from './ownLayerStyle.ts';
import { createNamePainter, listPlaceNames } from './placeNames.ts';
import { listPlotNumbers } from './plotNumbers.ts';
import type { ScreenPlace } from './screenPlace.ts';
import type { VisibleLayers } from './visibleLayers.ts';
import { createLayerDrawer } from './showLayers.ts';
import { startMap, toBounds } from './startMap.ts';
import type { OwnLayer } from '../tools/ownLayers.ts';
import { joinExtents, toMapFeatures, type TileFeature } from '../page/mapFeatures.ts';

/** The operations on the map. */
export interface LandMap {
  /** Returns the view, from which another map can go on. */
  getView: () => MapView;
  setView: (view: MapView) => void;
  /** Calls a function with each move; returns how to stop that. */
  onMove: (onMove: () => void) => () => void;
  /** Returns how far a point is from the start to the end of the map, from 0 to 1, and the plot that is drawn there. */
  getPointOn: (point: GeoPoint) => { share: number; plot: DrawnPlot | undefined };
  zoomBy: (steps: number) => void;
  fit: (extent: ShownExtent) => void;
  home: () => void;
  show: (shown: VisibleLayers) => void;
  /** Highlights plots by their codes. */
  highlight: (plotCodes: readonly string[]) => void;
  /** Draws the points of a tool with a line between them. */
  sketch: (points: readonly GeoPoint[]) => void;
  /** Draws files of one's own. */
  drawOwn: (layers: readonly OwnLayer[]) => void;
  /** Shows the outline that can be edited. */
  edit: (outline: EditedOutline) => void;
  /** Returns the visible extent. */
  getExtent: () => Extent;
  /** Calls a function with where an extent is on the screen, now and after each move; returns how to stop that. */
  follow: (extent: Extent, onMove: (at: ScreenPlace) => void) => () => void;
  remove: () => void;
}

const margin = 48;
// In windows of this width in px or more, the panel of search and layers covers this width of the map.
const panelMinWindowWidth = 1024;
const panelWidth = 392;
const maxFitZoom = 17;
/** Maps of this width in px or less show cards as sheets at the lower edge. */
const sheetMaxWidth = 896;

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Returns the function that draws numbers and names; the same ones are not drawn again, because that makes the map
 * idle.
 */
function createLabelDrawer(
  map: LibraryMap,
  { colours, language }: Pick<LandMapOptions, 'colours' | 'language'>,
  fontFamily: string,
) {
  const painter = createNamePainter(fontFamily, colours);
  let drawn = '';
  return (features: readonly TileFeature[], metresPerPoint: number): void => {
    const numbers = listPlotNumbers(features, metresPerPoint);
    const names = painter ? listPlaceNames(features, metresPerPoint, { ...painter, language }) : [];
    const labels = JSON.stringify([numbers, names]);
    if (labels === drawn) return;
    drawn = labels;
    drawNumbers(map, numbers);
    if (painter) drawNames(map, names, painter);
  };
}

/** Returns the operations with which others follow the view of the map, or set it. */
const createViewActions = (
  map: LibraryMap,
  container: HTMLElement,
): Pick<LandMap, 'setView' | 'onMove' | 'getPointOn' | 'getExtent' | 'follow'> => ({
  setView: (next) => map.jumpTo({ center: next.center, zoom: next.zoom }),
  onMove: (tell) => {
    map.on('move', tell);
    return () => map.off('move', tell);
  },
  getPointOn: ({ longitude, latitude }) => {
    const { x, y } = map.project([longitude, latitude]);
    return { share: x / container.clientWidth, plot: findDrawnPlot(map, [x, y]) };
  },
  getExtent: () => getVisibleExtent(map),
  follow: (extent, onMove) => followExtent(map, extent, onMove),
});

/** Returns the map of the officer's own area; its tiles are loaded from the service with the session token. */
export function createLandMap(options: LandMapOptions): LandMap {
  const { container, layers, view, language, onPoint, onPlaces } = options;
  // The library gives its container another font.
  const { fontFamily } = getComputedStyle(container);
  const map = startMap(options, fontFamily);
  const queryFeatures = () => map.queryRenderedFeatures() as unknown as TileFeature[];
  // The own area is the extent of the first view; an extent requested before is shown after it.
  let ownExtent = view?.ownExtent;
  let requestedExtent: ShownExtent | undefined;
  let isOwnArea = view === undefined;
  map.on('movestart', ({ originalEvent }) => {
    if (originalEvent) isOwnArea = false;
  });
  const moveTo = (extent: ShownExtent) => {
    const left = container.clientWidth > panelMinWindowWidth ? panelWidth + margin : margin;
    // On small screens a sheet covers the lower half.
    const isCovered = extent !== ownExtent && container.clientWidth < sheetMaxWidth;
    const bottom = isCovered ? container.clientHeight / 2 : margin;
    const padding = { top: margin, right: margin, bottom, left };
    map.fitBounds(toBounds(extent), {
      ...(extent.isWholeView === true ? {} : { padding, maxZoom: maxFitZoom }),
      animate: !prefersReducedMotion(),
    });
  };
  const show = createLayerDrawer(map, layers, options.colours);
  const drawLabels = createLabelDrawer(map, options, fontFamily);
  map.on('idle', () => {
    const features = queryFeatures();
    const places = toMapFeatures(features, language);
    if (ownExtent === undefined && places.length > 0) {
      ownExtent = joinExtents(places.map(({ extent }) => extent));
      if (ownExtent) moveTo(requestedExtent ?? ownExtent);
      return;
    }
    const { lat: latitude, lng: longitude } = map.getCenter();
    const metresPerPoint = getMetresPerPoint(latitude, map.getZoom());
    onPlaces(places, {
      metresPerPoint,
      zoom: map.getZoom(),
      middle: { latitude, longitude },
      extent: isOwnArea ? undefined : getVisibleExtent(map),
    });
    drawLabels(features, metresPerPoint);
  });
  const { snap, edit } = createOutlineEditing(map, { ...options, kind: 'outline' });
  addPointHandlers(map, snap, onPoint);
  return {
    ...createViewActions(map, container),
    zoomBy: (steps) => {
      isOwnArea = false;
      map.zoomTo(map.getZoom() + steps, { animate: !prefersReducedMotion() });
    },
    fit: (extent) => {
      requestedExtent = extent;
      isOwnArea = false;
      if (ownExtent) moveTo(extent);
    },
    home: () => {
      requestedExtent = undefined;
      isOwnArea = true;
      if (ownExtent) moveTo(ownExtent);
    },
    show,
    highlight: (plotCodes) => highlightPlots(map, plotCodes),
    sketch: (points) => drawSketch(map, points),
    edit,
    drawOwn: (own) => drawOwnLayers(map, own),
    getView: () => {
      const { lng, lat } = map.getCenter();
      return { center: [lng, lat], zoom: map.getZoom(), ownExtent };
    },
    remove: () => map.remove(),
  };
}
