import type { GeoPoint } from '@temple-land/portal-core';
import type { Map as LibraryMap } from 'maplibre-gl';
import { TerraDraw, TerraDrawPolygonMode, TerraDrawSelectMode } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Colours } from './contextStyle.ts';

/** Digits of stored corners. */
const coordinatePrecision = 7;
const minCorners = 3;

/** What an editor works with. */
export interface OutlineEditorOptions {
  colours: Colours;
  /** Returns the point that a moved corner takes. */
  snap: (point: GeoPoint) => GeoPoint;
  /** Called with the corners when one was moved, added or deleted. */
  onEdit: (points: readonly GeoPoint[]) => void;
}

/** Shows an outline whose corners can be moved. */
export interface OutlineEditor {
  show: (points: readonly GeoPoint[]) => void;
}

type HexColour = `#${string}`;
const toKey = (points: readonly GeoPoint[]) =>
  points.map(({ longitude, latitude }) => `${longitude} ${latitude}`).join();

/** Returns the mode in which corners are moved, added in the middle of a side, and deleted by the second button. */
function createSelectMode({ colours, snap }: OutlineEditorOptions) {
  const [line, ground] = [colours.mapSelected as HexColour, colours.mapGround as HexColour];
  return new TerraDrawSelectMode({
    allowManualDeselection: false,
    allowManualSelection: false,
    keyEvents: null,
    flags: {
      polygon: {
        feature: {
          coordinates: {
            midpoints: true,
            draggable: true,
            deletable: true,
            snappable: {
              toCustom: ({ lng, lat }) => {
                const { longitude, latitude } = snap({ longitude: lng, latitude: lat });
                return [longitude, latitude];
              },
            },
          },
        },
      },
    },
    styles: {
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

/** Returns an editor of an outline on a map. */
export function createOutlineEditor(map: LibraryMap, options: OutlineEditorOptions): OutlineEditor {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map, coordinatePrecision }),
    modes: [new TerraDrawPolygonMode(), createSelectMode(options)],
  });
  draw.start();
  draw.setMode('select');
  let shown = '';
  draw.on('finish', () => {
    const polygon = draw.getSnapshot().find(({ geometry }) => geometry.type === 'Polygon');
    if (polygon?.geometry.type !== 'Polygon') return;
    const points = (polygon.geometry.coordinates[0] ?? [])
      .slice(0, -1)
      .map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }));
    shown = toKey(points);
    options.onEdit(points);
  });
  return {
    show: (points) => {
      const key = toKey(points);
      if (key === shown) return;
      shown = key;
      draw.clear();
      if (points.length < minCorners) return;
      const ring = [...points, ...points.slice(0, 1)].map(({ longitude, latitude }) => [
        Number(longitude.toFixed(coordinatePrecision)),
        Number(latitude.toFixed(coordinatePrecision)),
      ]);
      const geometry = { type: 'Polygon' as const, coordinates: [ring] };
      const feature = { type: 'Feature' as const, geometry, properties: { mode: 'polygon' } };
      const [added] = draw.addFeatures([feature]);
      if (added?.valid === true && added.id !== undefined) draw.selectFeature(added.id);
    },
  };
}
