import type { GeoPoint } from '@temple-land/portal-core';
import { useMemo, useState } from 'react';
import { useSnapRings } from '../tools/useSnapRings.ts';
import type { MapFeature } from './mapFeatures.ts';
import { useAreaPlaces, stateExtent } from '../canvas/useAreaPlaces.ts';
import type { MapScale } from '../canvas/landMapOptions.ts';
import { useLandMap, type UseLandMapOptions } from '../canvas/useLandMap.ts';
import { useFailureHandler, useTileFailure } from '../canvas/useTileFailure.ts';

/** The places on the idle map, and its scale. */
interface DrawnState {
  places: readonly MapFeature[];
  scale: MapScale | undefined;
  /** The day of the plots; undefined for today's. */
  day: string | undefined;
}

const emptyState: DrawnState = { places: [], scale: undefined, day: undefined };

/**
 * Draws the map and returns its places, or loads them for the table when no map can be drawn, or none was drawn of the
 * day; `failure` has the message of missing places and the retry.
 */
export function useMapPlaces(
  options: Omit<UseLandMapOptions, 'edited' | 'onPlaces' | 'onFailure'> & {
    /** The corners that can be edited on the map. */
    editable: readonly GeoPoint[] | undefined;
    /** Whether they snap to the plots in view. */
    isSnapping: boolean;
    /** Whether the table is shown instead of the map. */
    isTable: boolean;
  },
) {
  const { language, layers, shown, day, startExtent, editable: points, isSnapping } = options;
  const { isTable } = options;
  const [drawn, setDrawn] = useState(emptyState);
  const { message, fail, clear } = useTileFailure();
  const rings = useSnapRings(drawn.places, points !== undefined && isSnapping);
  const edited = useMemo(() => ({ points, rings }), [points, rings]);
  const { map, redraw, ...drawing } = useLandMap({
    ...options,
    edited,
    onPlaces: (places, scale) => setDrawn({ places, scale, day }),
    onFailure: fail,
  });
  const { hasFailed } = drawing;
  const isDrawn = drawn.scale !== undefined && drawn.day === day;
  const isLoaded = hasFailed || (isTable && !isDrawn);
  const areaPlaces = useAreaPlaces(
    { language, layers, shown, day, area: drawn.scale?.extent ?? startExtent ?? stateExtent },
    isLoaded,
  );
  useFailureHandler(areaPlaces.error, fail);
  const refetch = () => {
    clear();
    if (isLoaded) void areaPlaces.refetch();
    else redraw();
  };
  return {
    map,
    rings,
    ...drawing,
    places: isLoaded ? areaPlaces.places : drawn.places,
    scale: hasFailed ? undefined : drawn.scale,
    failure: { message, refetch, fail },
  };
}
