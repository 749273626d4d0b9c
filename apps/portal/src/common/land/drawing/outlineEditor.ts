import type { GeoPoint } from '@temple-land/portal-core';
import type { Map as LibraryMap } from 'maplibre-gl';
import {
  TerraDraw,
  TerraDrawLineStringMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
} from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import { minCorners, type DrawnKind } from './drawnOutline.ts';
import type { MapColours } from './mapColours.ts';

/** Digits of stored corners. */
const coordinatePrecision = 7;

/** What an editor works with. */
export interface OutlineEditorOptions {
  kind: DrawnKind;
  colours: MapColours;
  /** Returns the point that a moved corner takes. */
  snap: (point: GeoPoint) => GeoPoint;
  /** Called with the corners when one was moved, added or deleted. */
  onEdit: (points: readonly GeoPoint[]) => void;
}

/** Shows an outline or a line whose corners can be moved. */
export interface OutlineEditor {
  show: (points: readonly GeoPoint[]) => void;
  /** Ends it, before its map is removed: its next frame would draw on a map without sources. */
  stop: () => void;
}

type HexColour = `#${string}`;
const toKey = (points: readonly GeoPoint[]) =>
  points.map(({ longitude, latitude }) => `${longitude} ${latitude}`).join();

/** Returns the mode in which corners are moved, added in the middle of a side, and deleted by the second button. */
function createSelectMode({ colours, snap }: OutlineEditorOptions) {
  const [line, ground] = [colours.mapSelected as HexColour, colours.mapGround as HexColour];
  const coordinates = {
    midpoints: true,
    draggable: true,
    deletable: true,
    snappable: {
      toCustom: ({ lng, lat }: { lng: number; lat: number }) => {
        const { longitude, latitude } = snap({ longitude: lng, latitude: lat });
        return [longitude, latitude];
      },
    },
  };
  return new TerraDrawSelectMode({
    allowManualDeselection: false,
    allowManualSelection: false,
    keyEvents: null,
    flags: { polygon: { feature: { coordinates } }, linestring: { feature: { coordinates } } },
    styles: {
      selectedLineStringColor: line,
      selectedLineStringWidth: 3,
      selectedPolygonColor: line,
      selectedPolygonFillOpacity: 0.15,
      selectedPolygonOutlineColor: line,
      selectedPolygonOutlineWidth: 3,
      selectionPointWidth: 8,
      selectionPointColor: ground,
      selectionPointOutlineColor: line,
      selectionPointOutlineWidth: 3,
      midPointWidth: 5,
      midPointColor: line,
      midPointOutlineColor: ground,
      midPointOutlineWidth: 2,
    },
  });
}

const toGeometry = (kind: DrawnKind, points: readonly GeoPoint[]) => {
  const corners = points.map(({ longitude, latitude }) => [
    Number(longitude.toFixed(coordinatePrecision)),
    Number(latitude.toFixed(coordinatePrecision)),
  ]);
  return kind === 'line'
    ? { type: 'LineString' as const, coordinates: corners }
    : { type: 'Polygon' as const, coordinates: [[...corners, ...corners.slice(0, 1)]] };
};

/** Returns the corners of a drawn outline or line; undefined for a point that only helps to edit. */
function listCorners({ type, coordinates }: { type: string; coordinates: unknown }) {
  const corners =
    type === 'Polygon'
      ? (coordinates as number[][][])[0]?.slice(0, -1)
      : type === 'LineString'
        ? (coordinates as number[][])
        : undefined;
  return corners?.map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }));
}

/** Returns an editor of an outline or a line on a map. */
export function createOutlineEditor(map: LibraryMap, options: OutlineEditorOptions): OutlineEditor {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision }),
    modes: [new TerraDrawPolygonMode(), new TerraDrawLineStringMode(), createSelectMode(options)],
  });
  draw.start();
  draw.setMode('select');
  let shown = '';
  draw.on('finish', () => {
    const points = draw
      .getSnapshot()
      .map(({ geometry }) => listCorners(geometry))
      .find((corners) => corners !== undefined);
    if (points === undefined) return;
    shown = toKey(points);
    options.onEdit(points);
  });
  return {
    show: (points) => {
      const key = toKey(points);
      if (key === shown) return;
      shown = key;
      draw.clear();
      if (points.length < minCorners[options.kind]) return;
      const geometry = toGeometry(options.kind, points);
      const mode = options.kind === 'line' ? 'linestring' : 'polygon';
      const feature = { type: 'Feature' as const, geometry, properties: { mode } };
      const [added] = draw.addFeatures([feature]);
      if (added?.valid === true && added.id !== undefined) draw.selectFeature(added.id);
    },
    stop: () => draw.stop(),
  };
}
