import type { Extent, GeoPoint, Language, MapLayer } from '@temple-land/portal-core';
import type { CallError } from '../../../api/call/callError.ts';
import type { MapFeature } from '../page/mapFeatures.ts';
import type { MapColours } from '../../../common/land/drawing/mapColours.ts';
import type { DrawnPlot } from '../../../common/land/drawing/pointHandlers.ts';

/** The scale of a map: the metres per CSS pixel, its zoom, middle and extent. */
export interface MapScale {
  metresPerPoint: number;
  zoom: number;
  middle: GeoPoint;
  /** The visible extent; undefined while the map shows the own area, as at first. */
  extent: Extent | undefined;
}

/** An extent to show, with a margin around it unless it is that of a whole view. */
export interface ShownExtent extends Extent {
  isWholeView?: boolean;
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
  colours: MapColours;
  /** The day as of which plots are drawn; undefined for today's. */
  day: string | undefined;
  /** False for a map that only follows another one. */
  isInteractive?: boolean;
  /** The view of an earlier map that this one replaces. */
  view: MapView | undefined;
  token: string | undefined;
  /** Called with the point of a click, or of the middle when Enter is pressed, and the plot that is drawn there. */
  onPoint: (point: GeoPoint, plot: DrawnPlot | undefined) => void;
  /** Called with the corners of the edited outline when one was moved, added or deleted. */
  onEdit: (points: readonly GeoPoint[]) => void;
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
