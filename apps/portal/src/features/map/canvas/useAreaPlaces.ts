import type { Extent } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import type { AreaRequest } from './loadAreaPlaces.ts';
import type { MapFeature } from '../page/mapFeatures.ts';

/** The extent of the state in degrees, the first view of the map. */
export const stateExtent: Extent = { minX: 81.3, minY: 17.7, maxX: 87.6, maxY: 22.6 };

const noPlaces: readonly MapFeature[] = [];

/** Loads the places of an area for a device that cannot draw the map, while `isEnabled`. */
export function useAreaPlaces(area: AreaRequest, isEnabled: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ['areaPlaces', area],
    queryFn: async ({ signal }) =>
      (await import('./loadAreaPlaces.ts')).loadAreaPlaces(area, signal),
    enabled: isEnabled && area.layers.length > 0,
  });
  return { places: data ?? noPlaces, error, refetch };
}
