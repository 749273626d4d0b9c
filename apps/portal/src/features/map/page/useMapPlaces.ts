import { useState } from 'react';
import type { DrawnPlace } from './places.ts';
import { useAreaPlaces, wholeState } from '../canvas/useAreaPlaces.ts';
import { useLandMap, type UseLandMap } from '../canvas/useLandMap.ts';
import { useFailureOf, useTileFailure } from '../canvas/useTileFailure.ts';

/** What the map shows while it stands still, and how many metres a point of the screen stands for. */
interface Drawn {
  places: readonly DrawnPlace[];
  aPoint: number | undefined;
}

const nothingDrawn: Drawn = { places: [], aPoint: undefined };

/**
 * Draws the map and returns its places, or reads them where no map can be drawn; `failed` has why places
 * are missing, and what asks for them again.
 */
export function useMapPlaces(options: Omit<UseLandMap, 'onPlaces' | 'onFailure'>) {
  const { layers, shown, start } = options;
  const [drawn, setDrawn] = useState(nothingDrawn);
  const { message, fail, clear } = useTileFailure();
  const { map, redraw, ...drawing } = useLandMap({
    ...options,
    onPlaces: (places, aPoint) => setDrawn({ places, aPoint }),
    onFailure: fail,
  });
  const { hasFailed } = drawing;
  const read = useAreaPlaces({ layers, shown, area: start ?? wholeState }, hasFailed);
  useFailureOf(read.error, fail);
  const refetch = () => {
    clear();
    if (hasFailed) void read.refetch();
    else redraw();
  };
  return {
    map,
    ...drawing,
    places: hasFailed ? read.places : drawn.places,
    aPoint: hasFailed ? undefined : drawn.aPoint,
    failed: { message, refetch },
  };
}
