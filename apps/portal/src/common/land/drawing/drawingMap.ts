import { findVisualCentre, type GeoPoint } from '@temple-land/portal-core';
import {
  Map as LibraryMap,
  setWorkerUrl,
  type GeoJSONSource,
  type StyleSpecification,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { DrawnKind } from './drawnOutline.ts';
import { createOutlineEditing, type EditedOutline } from './editOutline.ts';
import type { MapColours } from './mapColours.ts';
import { createNumbersLayer } from './numbersLayer.ts';
import { addPointHandlers } from './pointHandlers.ts';
import { createSketchLayers, drawSketch } from './sketchLayers.ts';
import type { SnapRing } from './snapPoint.ts';

/** A plot with its number and outline. */
export interface ReferencePlot {
  plotCode: string;
  plotNo: string;
  /** Longitude and latitude, the first one not repeated. */
  corners: SnapRing;
}

/** The plots below a drawing. */
export interface ShownPlots {
  /** Drawn with thin edges. */
  plots: readonly ReferencePlot[];
  /** The plots that the drawing is about, drawn with strong edges. */
  subjects: readonly ReferencePlot[];
}

/** The options of the map. */
export interface DrawingMapOptions {
  container: HTMLElement;
  /** The accessible name of the map. */
  label: string;
  colours: MapColours;
  kind: DrawnKind;
  /** Called with the point of a click, or of the middle when Enter is pressed. */
  onPoint: (point: GeoPoint) => void;
  /** Called with the corners when one was moved, added or deleted. */
  onEdit: (points: readonly GeoPoint[]) => void;
  /** Called when plots and drawing can be shown. */
  onReady: () => void;
}

/** The operations on the map. */
export interface DrawingMap {
  show: (shown: ShownPlots) => void;
  /** Shows an extent: west, south, east and north in degrees. */
  fit: (extent: readonly [number, number, number, number]) => void;
  sketch: (points: readonly GeoPoint[]) => void;
  edit: (outline: EditedOutline) => void;
  zoomBy: (steps: number) => void;
  remove: () => void;
}

const [numberSize, maxFitZoom, maxZoom] = [13, 20, 22];
/** At the right are the buttons of the map. */
const fitPadding = { top: 32, bottom: 32, left: 32, right: 80 };
const nothing = { type: 'FeatureCollection' as const, features: [] };
const empty = { type: 'geojson' as const, data: nothing };

/** Returns the style of the map: plots with their numbers and the drawing, without any tile. */
function createStyle(colours: MapColours, fontFamily: string): StyleSpecification {
  const line = (id: string, width: number) => ({
    id: `${id}-line`,
    type: 'line' as const,
    source: id,
    layout: { 'line-join': 'round' as const },
    paint: { 'line-color': colours.mapStroke, 'line-width': width },
  });
  const fill = (id: string, colour: string) => ({
    id: `${id}-fill`,
    type: 'fill' as const,
    source: id,
    paint: { 'fill-color': colour },
  });
  return {
    version: 8,
    sources: { plots: empty, subjects: empty, numbers: empty, sketch: empty },
    layers: [
      { id: 'ground', type: 'background', paint: { 'background-color': colours.mapGround } },
      fill('plots', colours.surface),
      fill('subjects', colours.mapAvailable),
      line('plots', 1),
      line('subjects', 2.5),
      createNumbersLayer(colours, fontFamily, numberSize),
      ...createSketchLayers(colours),
    ],
  };
}

const toFeature = (properties: Record<string, string>, geometry: object) => ({
  type: 'Feature' as const,
  properties,
  geometry: geometry as { type: 'Point'; coordinates: number[] },
});

const toCollection = (features: readonly ReturnType<typeof toFeature>[]) => ({
  type: 'FeatureCollection' as const,
  features: [...features],
});

const toPolygons = (plots: readonly ReferencePlot[]) =>
  toCollection(
    plots.map(({ plotCode, plotNo, corners }) =>
      toFeature(
        { plotCode, plotNo },
        { type: 'Polygon', coordinates: [[...corners, ...corners.slice(0, 1)]] },
      ),
    ),
  );

const toNumbers = (plots: readonly ReferencePlot[]) =>
  toCollection(
    plots.map(({ plotNo, corners }) =>
      toFeature({ text: plotNo }, { type: 'Point', coordinates: [...findVisualCentre(corners)] }),
    ),
  );

/** Returns a map of plots on which an outline or a line is drawn. */
export function createDrawingMap(options: DrawingMapOptions): DrawingMap {
  const { container, label, colours, onPoint, onReady } = options;
  setWorkerUrl(workerUrl);
  // The library gives its container another font.
  const { fontFamily } = getComputedStyle(container);
  const map = new LibraryMap({
    container,
    locale: { 'Map.Title': label },
    style: createStyle(colours, fontFamily),
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    // The page scrolls over the map.
    scrollZoom: false,
    // A press on a corner with a second one is no zoom.
    doubleClickZoom: false,
    maxZoom,
  });
  map.touchZoomRotate.disableRotation();
  map.once('load', onReady);
  const { snap, edit, stop } = createOutlineEditing(map, options);
  addPointHandlers(map, snap, onPoint);
  const set = (source: string, data: ReturnType<typeof toCollection>) =>
    map.getSource<GeoJSONSource>(source)?.setData(data);
  return {
    show: ({ plots, subjects }) => {
      set('plots', toPolygons(plots));
      set('subjects', toPolygons(subjects));
      set('numbers', toNumbers([...subjects, ...plots]));
    },
    fit: ([west, south, east, north]) =>
      map.fitBounds([west, south, east, north], {
        padding: fitPadding,
        maxZoom: maxFitZoom,
        animate: false,
      }),
    sketch: (points) => drawSketch(map, points),
    edit,
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { animate: false }),
    remove: () => {
      stop();
      map.remove();
    },
  };
}
