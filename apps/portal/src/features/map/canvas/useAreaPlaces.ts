import type { Extent } from '@temple-land/portal-core';
import { useQuery } from '@tanstack/react-query';
import type { WantedArea } from './areaPlaces.ts';
import type { DrawnPlace } from '../page/places.ts';

/** The whole state in degrees: what the map shows before anything is known. */
export const wholeState: Extent = { minX: 81.3, minY: 17.7, maxX: 87.6, maxY: 22.6 };

const noPlaces: readonly DrawnPlace[] = [];

/** Returns the places of an area for a device that draws no map, or why they did not come; asked for while `isOn`. */
export function useAreaPlaces(wanted: WantedArea, isOn: boolean) {
  const { data, error, refetch } = useQuery({
    queryKey: ['areaPlaces', wanted],
    queryFn: async ({ signal }) => (await import('./areaPlaces.ts')).placesOver(wanted, signal),
    enabled: isOn && wanted.layers.length > 0,
  });
  return { places: data ?? noPlaces, error, refetch };
}
